import type { HintsOf } from '../../page';
import type page from './page';

export default {
  auth: 'Follow each of the two links, with and without the right login. Which kind of sign-in does the server want each time?',
  status: 'Choose several numbers, one after the other. Does the result agree with each choice?',
  redirected: 'Choose a response that leads somewhere else. Does the result say how you got there?',
  open: 'Change the choice before you open it, and read the page that comes. Is it the newest choice?',
  redirects: 'Choose different numbers and count the steps yourself. Do they agree?',
  ended: 'Read the address in the result. Is it the first of the chain or the last?',
  slow: 'Measure how long the response takes. Is there a limit in your test on each side?',
  asking: 'Look during the wait, at the text and at the button. What does each of them say?',
  patience: 'Measure when the page stops waiting. Earlier is as wrong as later.',
  enabled: 'After the page has stopped waiting, look at the button. Can a visitor try again?',
  download: 'Open the file and count. Are header, first line and last line there?',
  cache: 'Press more than once and read each result. Is the second one as good as the first?',
  unchanged:
    'Compare what the request says about the version that the page has. Does the server need to send everything again?',
  early: 'Look at both buttons on a fresh page. Which of them has nothing to compare yet?',
  cookies: 'Send the request more than once. What does the second one bring along?',
  seen: 'Not every cookie is visible to a script. Compare what was sent with what can be read, also on a fresh page.',
  removed: 'Look at both lines after the press, and send once more. Is anything left?',
} as const satisfies HintsOf<typeof page>;
