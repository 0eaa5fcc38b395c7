import type { HintsOf } from '../../page';
import type page from './page';

export default {
  none: 'Look at the page before you press anything. What does it say, word for word?',
  last: 'Combine keys with modifiers, and press some while controls of the page have the focus. What is shown then?',
  history: 'Press more keys than the list can keep. How many are left, and where is the latest one?',
  every: 'Repeat a key, and press one that types nothing by itself. Count the entries afterwards.',
} as const satisfies HintsOf<typeof page>;
