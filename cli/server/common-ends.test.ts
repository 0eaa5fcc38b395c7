import { expect, test } from 'vitest';
import { middleOf, withEndsOf } from './common-ends';

test.each([
  ['a change in the middle', 'one two three', 'one 2 three', '2'],
  ['the same text', 'same', 'same', ''],
  ['an addition', 'ab', 'aab', 'a'],
  ['a removal', 'aab', 'ab', ''],
  ['nothing in common', 'abc', 'xyz', 'xyz'],
  ['a text that repeats', 'aaaa', 'aaaaaaa', 'aaa'],
  ['an empty text', 'abc', '', ''],
  ['an empty other text', '', 'abc', 'abc'],
])('the middle of %s is short, and gives the text back', (_, other, text, middle) => {
  const taken = middleOf(text, other);
  expect(taken.middle).toBe(middle);
  expect(withEndsOf(other, taken)).toBe(text);
});
