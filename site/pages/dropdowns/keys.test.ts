import { expect, test } from 'vitest';
import { cities } from './cities';
import { activeAfter, activeAtFirst, typedAt } from './keys';

test.each([
  [3, 'ArrowDown', 4],
  [3, 'ArrowUp', 2],
  [0, 'ArrowUp', 0],
  [17, 'ArrowDown', 17],
  [3, 'PageDown', 13],
  [12, 'PageDown', 17],
  [12, 'PageUp', 2],
  [4, 'PageUp', 0],
  [9, 'Home', 0],
  [9, 'End', 17],
  [9, 'x', undefined],
])('from option %i of 18 %s leads to %s', (active, key, expected) => {
  expect(activeAfter(active, key, 18)).toBe(expected);
});

test.each([
  ['tokyo', 14],
  ['', 0],
])('with “%s” chosen option %i is active', (value, expected) => {
  expect(activeAtFirst(cities, value)).toBe(expected);
});

test.each([
  ['s', 0, 'sao-paulo'],
  ['s', 7, 'sao-paulo-decomposed'],
  ['ss', 8, 'seoul'],
  ['st', 7, 'stockholm'],
  ['sp', 10, 'springfield-1'],
  ['s', 12, 'sao-paulo'],
  ['zu', 0, 'zuerich'],
  ['ZÜ', 0, 'zuerich'],
  ['li', 0, 'lima'],
  ['x', 0, undefined],
])('“%s” from option %i on finds %s', (typed, active, expected) => {
  const found = typedAt(cities, typed, active);
  expect(found === undefined ? undefined : cities[found]?.value).toBe(expected);
});
