import type { HintsOf } from '../../page';
import type page from './page';

export default {
  loading: 'Do you measure the very first wait? It may end far later than it should, and a patient test does not mind.',
  absent: 'Look into the document right after the page was opened. Being invisible and being absent differ.',
  spinner: 'Look during the wait, not after it. What does a visitor see that says something is coming?',
  items: 'One line that is right proves nothing about the next one. Compare every line, including capitals.',
  loaded: 'Check two things when the wait is over. One should be there, and another should not.',
  slider: 'Look at both ends of the slider and at its name. Can you reach the last value?',
  value: 'Move the slider and read at once. Does your test wait for the load before it looks?',
  seconds: 'Try a short time and a long one. Does the wait really follow the slider far up the scale?',
  reload: 'Look right after the click, before the new load has ended. What is left of the old lines?',
  again: 'Set another time before you press the button. Does the second wait have the length that you chose?',
  latest: 'Start a long load, then start another before it ends. When do the lines come?',
  hidden: 'Something is in the document that no visitor should see at first. Do you check that before any click?',
  toggle: 'One click shows only one direction. What happens when you go on?',
  invisible: 'A tool may call an element visible that nobody can see. Which computed style decides it here?',
  size: 'What cannot be seen may still push other things down. Measure the element.',
} as const satisfies HintsOf<typeof page>;
