import type { HintsOf } from '../../page';
import type page from './page';

export default {
  plain:
    'Enter several lines, also in a way that needs no key, and read below while the cursor is still in the box. Compare both results.',
  clear: 'There is the box, and there is what the page shows of it. Is anything left in either?',
  refocus: 'A visitor wants to type on at once. Where does the next letter go after the button?',
  typed: 'Read both results after every letter, not at the end. Compare them exactly, tags included.',
  format: 'Select only some of the text before you format. Which tag is around which words?',
  pressed: 'Put the cursor into formatted text of each kind. What do the buttons say about it?',
  list: 'There are two kinds of list. Which one does the result contain?',
  unlist: 'Use the same button where its work is already done. What happens to the item?',
  listed: 'Put the cursor into an item and look at the buttons. Does one of them tell you where you are?',
  link: 'Several kinds of address are good ones. Did you try one that opens no page?',
  unlink: 'Select a link and take it away. Is it still in the result?',
  refused: 'Try an address that could do harm. What do you see, and what is in the text?',
  history: 'Type a word, press the button once and read. How much is gone?',
  redo: 'Two buttons point in opposite directions. Does the second one really go the other way?',
  idle: 'Look at both buttons before you have typed anything, and at each end of what you did. Could a visitor press them?',
  paste: 'Paste text that has a format, with the option set. Compare the result with its tags.',
  rich: 'Paste the same thing with the option off. Is there a difference at all?',
  position: 'Move the cursor within a line and come back to its beginning. Which number does the first place have?',
  current: 'Move to another line and read. Does the text belong to where you are?',
  lines: 'Add a line or remove one. Does the number follow?',
  jump: 'Look for the line itself, not only at the numbers below. Can you see it on the screen?',
  arrived: 'Go to a line and type something without a click. Where does it go?',
  missing: 'Try numbers that are too large, too small or no whole numbers. What does the page say to each of them?',
  recovered: 'Make the mistake first and then do it right. What is left of the error?',
  value:
    'Change the code before you press the button, then count the lines of the result. Are the first and the last line there?',
} as const satisfies HintsOf<typeof page>;
