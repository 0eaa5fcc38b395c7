import type { HintsOf } from '../../page';
import type page from './page';

export default {
  opens: 'Scroll the page before you click. Then compare two positions.',
  native:
    'The page can open its menu and still leave something else to the browser. Does your test look at what happens to the event?',
  'left-click': 'Use the other button of the mouse. Should anything appear?',
  items: 'Compare all names, and also the order from top to bottom. A part of a name is not enough.',
  closes: 'Choose an item and look at the menu afterwards. Is it still there?',
  elsewhere: 'Close the menu by clicking at more than one place. Try one inside the area, too.',
  moves: 'Open the menu twice, at two places that are far apart. Where is it after the second time?',
  result: 'Choose one item and then another one. Which one does the line name at the end?',
  kept: 'Choose something, then open the menu again and leave it without a choice. What does the line say?',
  empty: 'Read the line before you use the menu. Is there really nothing?',
  window: 'Open the menu in each corner of the area. Compare all of its edges with those of the window.',
  keys: 'Two keys on a keyboard can open such a menu. Did you try the combination?',
  'first-item': 'Open the menu without the mouse. Where is the focus at that moment?',
  arrows: 'Press often enough to go past the end. Where do you arrive, in both directions?',
  escape: 'Open the menu in the usual way and close it with the keyboard. Does it go?',
  returned: 'The menu has gone without a click. Which element has the focus now?',
} as const satisfies HintsOf<typeof page>;
