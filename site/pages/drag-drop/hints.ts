import type { HintsOf } from '../../page';
import type page from './page';

export default {
  start: 'Read the whole text of every item before the first drag. Is there anything besides the names?',
  drop: 'Drag across more than one place. Then compare the whole order, because the items in between move too.',
  'one-move': 'Your tool may send many moves in a drag. What if the pointer reaches its place in just one?',
  beside: 'Not every release is right over the list. What happens to the order when the pointer is next to it?',
  touch: 'A mouse is not the only way to drag. Does your test try the other pointer?',
  handle: 'Press on the other part of an item and drag. Does the order stay, with each kind of pointer?',
  pick: 'More than one key can start a drag. Did you try each of them?',
  put: 'More than one key can end a drag. Try each, and compare the whole order.',
  arrows: 'Go in both directions, and look after each single press. How far did the item move, and which way?',
  aside: 'Some arrows have nowhere to go in the list. Where is the item on the screen before and after such a press?',
  escape: 'Move an item first, and then give up. Compare the whole order with the one at the beginning.',
  'mouse-escape': 'A key can be pressed while the mouse button is still down. What is the order after that?',
  picked: 'Listen to the page at the very start of a drag. Are both numbers in that text right?',
  moved: 'There is a text for each step of a drag, not only for its start and end. Read it in between.',
  dropped: 'Let an item end at another place than it began. Which place does the last text name?',
} as const satisfies HintsOf<typeof page>;
