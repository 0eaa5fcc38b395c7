import type { HintsOf } from '../../page';
import type page from './page';

export default {
  heading: 'Compare the heading in full. Finding a part of it is not enough.',
  rows: 'Read the names in all rows, letter by letter. The first row alone says little.',
  named: 'Sort in another order and find a field by its name again. Does the name follow its row?',
  'named-status': 'Look for the dropdown of one certain row by its name. Could you tell it from the others?',
  'named-roles': 'Each row has its own list. Which name does each of them have?',
  sort: 'Change a value first and then sort. Is the new value or the old one used?',
  unmoved: 'Enter values that would change the order. Look at the rows before anybody sorts, for each kind of control.',
  dialog: 'The buttons of the rows differ. Press each kind and count what opens.',
  closed: 'There are several ways to close it. Does your test use the one that most visitors use?',
  returned: 'Do not stop when the dialog has gone. Where would the next key press go?',
  result: 'Sort in another order, then press buttons of different rows. Does the line still name the right one?',
  empty: 'Read the line before the first press. Does it contain anything at all?',
} as const satisfies HintsOf<typeof page>;
