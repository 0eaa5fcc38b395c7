import type { HintsOf } from '../../page';
import type page from './page';

export default {
  load: 'Count the rows, and not only the number in the text. Is it a full page?',
  pages: 'Go forward more than once before you go back. Where do you arrive?',
  ends: 'Go to both ends of the list. What can a visitor still press there?',
  filter:
    'Look at every row, not at the number alone, and change the choice more than once. Is it right on the following pages, too?',
  restart: 'Go to another page before you choose. Which page do you see then?',
  add: 'Look for the new row by its place. Is it where a visitor would expect it?',
  emptied: 'Look at the fields after a success. Could a visitor begin the next entry?',
  refused: 'Try a number that nobody can order. Does the page correct it silently?',
  retained: 'After a refusal a visitor wants to try again. What is left of the input?',
  change: 'Press more than once and read the row each time. Does it go on?',
  deleted: 'Compare all rows before and after. Which one has gone?',
  counted: 'Look at the line with the number after a row has gone. Does it agree?',
  kept: 'Change something, go to other pages and filters, and come back. Look at what is there, and also at what should not be.',
  requests: 'Cause requests of several kinds. Compare each line, and their order.',
  waiting: 'Look at the list before the response has come. What does the last line say?',
  delay: 'Choose a delay and measure. Is there a difference?',
  fail: 'Choose each kind of failure in turn. Does each have a text of its own?',
  timeout: 'Measure how long the page has patience. Both less and more are wrong.',
  intact: 'Load something first, and then let a request fail. What is left on the screen?',
  retry: 'Let something fail that is not the first page. What comes when it is repeated?',
  chance: 'Repeat the same steps with the same seed and with another one. Note which of the requests fail each time.',
  events: 'Compare the whole list in its order. Finding each entry somewhere is not enough.',
  broken:
    'Read the status during the interruption, not only before and after it. Which texts do you see, in which order?',
  stopped: 'Stop in the middle and then wait for something else. Does anything more arrive?',
  again: 'Stop and begin once more. Is the list as it was at the very beginning?',
  echo: 'Send a text with small and capital letters. Compare what comes back exactly.',
  reconnect: 'Measure how long the interruption takes. Is there one at all?',
  resent: 'Send more than one text during the interruption. Compare what comes back, in its order.',
  disconnected: 'End the connection and wait longer than an interruption takes. What does the status say?',
} as const satisfies HintsOf<typeof page>;
