import { expect, test } from 'vitest';
import { isQuantity, stepped } from './quantity';

test.each([
  ['1', 1, '4'],
  ['94', 1, '97'],
  ['97', 1, '97'],
  ['97', -1, '94'],
  ['4', -1, '1'],
  ['1', -1, '1'],
  ['5', 1, '7'],
  ['5', -1, '4'],
  ['500', -1, '97'],
  ['-9', 1, '1'],
  ['', 1, '1'],
  ['', -1, '1'],
] as const)('from “%s” in direction %d it is %s', (text, direction, next) => {
  expect(stepped(text, direction)).toBe(next);
});

test.each([
  ['1', true],
  ['97', true],
  ['2', false],
  ['98', false],
  ['100', false],
  ['-2', false],
  ['1.5', false],
])('that %s is a quantity is %s', (text, right) => {
  expect(isQuantity(text)).toBe(right);
});
