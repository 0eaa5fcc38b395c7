import type { HintsOf } from '../../page';
import type page from './page';

export default {
  frame: 'Go into the frame and look at what is really there. How many tables do you find?',
  single: 'Count the frames of the page. An empty one is easily overlooked.',
  works: 'Seeing the table is not using it. Sort it where it is and compare the rows.',
  typed: 'Enter something inside the frame and read it back. Reading the first value is not enough.',
  inside: 'Press a button of a row. In which document does its result appear?',
  sandbox: 'The frame has a list of permissions. Compare all of them, because each one enables something else.',
  'nothing-else': 'You checked that the right permissions are there. Is there one too many?',
} as const satisfies HintsOf<typeof page>;
