import type { HintsOf } from '../../page';
import type page from './page';

export default {
  select: 'One click says little about the one before it. Look at what is still selected after the second.',
  toggle: 'Some selections grow and never shrink. Use the same key and the same row more than once.',
  range: 'A range has two ends, and one of them should stay. Change your mind about the other end, in both directions.',
  all: 'Twelve is a number that you can check. Look at the list of numbers, to its last.',
  extend: 'A selection that grows by keys can shrink by keys. Count the rows again after you turn round.',
  edit: 'There are three ways into the field, and something should be in it already. Check each way by itself.',
  keep: 'Many people never press Enter. Think of how else they leave a field, and read the row afterwards.',
  discard: 'Changing your mind is a feature too. Type something first, or nothing can be lost.',
  rectangle: 'People begin a rectangle at any corner, and do not surround everything. Look at the tiles at its edge.',
  press: 'How long is long? A press that ends a little too early is worth a test of its own.',
  alt: 'A count that goes up proves half of it. Try what should not count.',
  middle: 'A mouse has more than one other button. Make sure that each counts where it should.',
  paragraph: 'Three clicks in a row are more than one click three times. Compare how much is selected.',
  slide: 'There are three ways to the same slide. A finger, a key and a button may disagree.',
  zoom: 'Every control has a limit. Go on after you have reached it, in both directions and in each way.',
  pinch:
    'A factor is a quotient, not a sum. Choose distances where the difference matters, and begin from another zoom.',
  chord: 'Two keys belong together only for a while. Try being slow, with a clock that you control.',
  log: 'The newest entry is one of ten. Produce more clicks than there is room for, of different kinds.',
  trust:
    'Browsers know who made an event. Let both a person’s click and a script’s arrive, and compare what is logged.',
} satisfies HintsOf<typeof page>;
