import type { HintsOf } from '../../page';
import type page from './page';

export default {
  sections: 'Compare all titles, each up to its end, and their order. Some of them are nearly the same.',
  lazy: 'Look before you open anything. How many frames are in the document?',
  kept: 'Change something inside a frame, close its section and open it again. Is your change still there?',
  sizes: 'The frames do not all have the same height. Measure each kind, not only one.',
  window: 'Change the size of the window. Does the frame notice?',
  origins: 'Go into each frame and look for something of its own page. An address alone does not prove what is shown.',
  messages: 'Send more than one text, and the same text more than once. Compare the whole list, in its order.',
  markup: 'Not every text is harmless. Send one that a browser could take for something else.',
  submissions: 'Submit more than once. How many entries are there at the end?',
  json: 'Parsing the data loses something. Compare the text exactly as it is shown.',
  ignored: 'Let something arrive that no list is for. Try other types of data, and other frames.',
  none: 'Fill one list and look at the other. Is it there although it has nothing to show?',
  required: 'Leave out one field at a time. Is the form sent anyway?',
  zip: 'Try values that are nearly right. Both sides of the limit are interesting.',
  whole: 'Leave out each control in turn, not only the texts. Which one is not missed?',
  values: 'Choose more than one where you can. Compare all that arrives with all that you chose.',
  rows: 'Fill a row before you add another. What is in the new one?',
  deleted: 'Give each row something of its own. Which row is missing afterwards?',
  numbers: 'Remove a row from the middle. Which numbers do the rows below it have now?',
  saved: 'Change every kind of control in a row before you save. Is each of them in the result?',
} as const satisfies HintsOf<typeof page>;
