import type { HintsOf } from '../../page';
import type page from './page';

export default {
  rows: 'Look at both ends of the list, not only at its beginning. Which row is the first, and which the last?',
  few: 'Scroll to several places and count what is in the document. Is there a limit?',
  heights: 'Measure several rows in a series. Where does each row begin, compared with the end of the one before?',
  positions: 'Look at the attributes of a row far down. Do they count what is drawn, or everything?',
  jump: 'Compare the place of the row with the top of the list. Try the ends of the range, too.',
  enter: 'Some visitors never press the button. What do they press in the field?',
  refused: 'Try numbers just outside of the range, and one between two whole numbers. What does the page say?',
  select: 'Choose one row and then another one. How many are selected?',
  range: 'Use the key downwards, upwards and twice in a row. Count the rows, and look at both ends of the range.',
  toggled: 'Use the key twice on the same row. Does the number go up and down?',
  kept: 'Select rows and go far away. Read the number there, and look again when you are back.',
  cleared: 'Select several rows before you press the button. Is even the last of them gone?',
  keys: 'Try all four keys, also those that go to the ends. Which row is active after each of them?',
  view: 'Go on until the active row would leave the list. Can you still see it?',
  space: 'Select a row first and move on before you press the key. How many are selected?',
  feed: 'Scroll again while it is still loading. How many items come in the end?',
  loading: 'Look at the status during the wait and measure it. Is it there at all, and for how long?',
  end: 'Scroll on until nothing more should come. What does the status say, and how many items are there?',
  failed: 'Try different seeds. Is it always the same load that goes wrong?',
  retry: 'Count the items before and after. Is the difference that of a single load?',
  paused: 'After a failure, scroll up and down. Does anything come that nobody wanted?',
  more: 'Count the new parts after one press. Does the line agree?',
  busy: 'Look at the button during a load, and measure how long it takes. Could a visitor press it?',
  all: 'Go on until everything is there. What can a visitor still do with the button?',
} as const satisfies HintsOf<typeof page>;
