import type { HintsOf } from '../../page';
import type page from './page';

export default {
  asked:
    'Type several letters in one go, and measure after the last one. How many requests are there, and how late is the first?',
  loading: 'Look at the list while there is no response yet. What does it say, and for how long at most?',
  matches: 'Compare the whole list, also in its order. Is there a place that should not be in it?',
  letters: 'People type carelessly. Try another case, and a name with a special letter in its simple form.',
  empty: 'Search for a place that does not exist. Which sentence do you read once the response is there?',
  newest: 'Type on while an earlier response is still to come. Watch the list until every response has arrived.',
  keys: 'Press once and look, then press again. Is any suggestion passed over?',
  enter: 'Choose without the mouse. Do you check the result below the field, too?',
  escape: 'Leave the list by keyboard. Check two things, the list and what was typed.',
  chosen: 'Choose by pointer and read both places. Compare the result letter by letter.',
  cleared: 'Choose something, take it back and read the result. An empty field is not all.',
  failed: 'A failure and an empty result are not the same. Which one does a visitor read about?',
  unticked: 'Let one request fail and send another. Does the control know that it has done its work?',
  retried: 'After a failure, repeat and compare the list with what you had typed. Is it longer than it should be?',
  stops: 'Choose several places whose order is not that of the alphabet. Compare the whole result.',
  offered: 'Choose a place and open the list again. Look for what should not be there.',
  backspace: 'Choose at least two places before you press the key. Which of them is left?',
  removed:
    'With several chips, press the button of the first one. Which chip goes, and what are the names of the buttons?',
  none: 'Read the result when nothing is chosen. Compare it to its very end.',
  ferry: 'Both groups offer the same times, but not quite in the same way. Which time can be chosen where?',
  group: 'The same time is offered twice. Choose it in each group and compare the results.',
  cabin: 'Count the choices and name each of them. Is any of them missing?',
  booked: 'Choose once, then choose another one. Does the result follow?',
  picker: 'Find out what your browser can do, independently of the page. Does the page say the same?',
} as const satisfies HintsOf<typeof page>;
