import type { HintsOf } from '../../page';
import type page from './page';

export default {
  initial: 'Look at all three boxes before the first click. The number of ticks alone does not say where they are.',
  toggle: 'Click each box in turn. Is the one that changes always the one that you clicked?',
  untick: 'Your test may click once and stop there. What does the box say after you do the same thing again?',
  label: 'Many visitors do not hit the small box itself. Where else do they click?',
  space: 'Put the focus on a box and leave the mouse alone. Which key would a visitor press?',
  alone: 'Start with some boxes ticked, then change one. Do you look at the rest?',
  all: 'One box that is ticked does not prove that the button works. Look at each.',
  again: 'Press the button in a state in which it has nothing to do. Does anything change?',
  none: 'Do you check every box afterwards? The last one counts as well.',
  'none-again': 'Use the button twice in a row. What should the second press do?',
  count:
    'Change several boxes and read the line after each change. Choose states in which two different counts cannot be equal.',
} as const satisfies HintsOf<typeof page>;
