import type { HintsOf } from '../../page';
import type page from './page';

export default {
  headings: 'Compare the three headings one by one. They differ only in their last word.',
  top: 'Compare the names in each bar, from left to right. One menu can differ from the others.',
  carets: 'Count the small signs in each bar. Did you look at all three menus?',
  tree: 'Collect the names of each menu and compare them with each other. An item may be missing where you did not look.',
  levels: 'Follow the path to its very end in every menu. Compare the last name in full.',
  hover: 'Finding the submenu at some time is not enough. How long did it take?',
  left: 'Take the pointer away and measure. Too early is as wrong as too late.',
  place: 'Compare the positions of an item of the bar and its submenu. Do so in all three menus.',
  beside: 'Go down one level more and compare positions again. On which side does the next level open?',
  mounted: 'Look into the document while everything is closed. Are there items that should not be there?',
  leaf: 'Something opens after the click. What is its title, exactly?',
  named: 'Click deep in the tree and read the dialog. Is it about the item that you clicked?',
  closed: 'Does your test leave the dialog open at its end? Use its own button.',
  escape: 'A key should do the same as the button. Press it and look again.',
  parent: 'Click items that lead further, on the first level and on deep ones. What should not open?',
  keyboard: 'Press each direction and look where the focus is. Going down works, but what about the way back?',
  into: 'Use the keyboard on every level, not only on the first ones. Where does it stop working?',
  enter: 'Reach an item without the mouse and choose it. Does anything open?',
  back: 'Open several levels and press the key once. How many of them are left?',
  slashes: 'A strange form of the address should work as well. Which page do you see there?',
} as const satisfies HintsOf<typeof page>;
