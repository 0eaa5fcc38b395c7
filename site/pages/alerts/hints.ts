import type { HintsOf } from '../../page';
import type page from './page';

export default {
  alert: 'Compare the text to its last character. A part of it is not enough.',
  shown: 'Accept the dialog and look at the page. What has it written down?',
  confirm: 'Check two things about the dialog: its text and its type. A different type can show the same text.',
  ok: 'Choose one of two ways out. Does the page know which one you took?',
  cancel: 'Both ways out close the dialog. Does the page write the same for both?',
  prompt: 'Read what the visitor reads before typing. Do you compare the whole of it?',
  name: 'Compare the result exactly. Small signs around a word are part of it.',
  'no-name': 'Leave the dialog without giving anything. Does the result read as a person would expect?',
  empty: 'Accept without typing, with an empty field. Which of the other results should it be like?',
  modal: 'This dialog has two texts, one above the other. Do you compare each of them exactly?',
  opened: 'Read the result before you close anything. Is there already something new?',
  closed: 'Press the button and look for the dialog. Does your test only check the result?',
  accepted: 'Read the result twice, before and after the button. Should it change?',
  escape: 'There is a way out without the mouse. Does it work here?',
  dismissed: 'Compare the result before and after you leave by the keyboard. Is that the same as pressing the button?',
  none: 'Look into the document right after the page was opened. Is the line there already?',
} as const satisfies HintsOf<typeof page>;
