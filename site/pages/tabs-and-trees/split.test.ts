import { expect, test } from 'vitest';
import { sizeAfter, sizeAt } from './split';

test.each([
  [50, 'ArrowRight', 55],
  [50, 'ArrowLeft', 45],
  [78, 'ArrowRight', 80],
  [22, 'ArrowLeft', 20],
  [50, 'Home', 20],
  [50, 'End', 80],
  [50, 'Tab', undefined],
])('%i and %s make %s', (size, key, expected) => {
  expect(sizeAfter(size, key)).toBe(expected);
});

test.each([
  [150, 25],
  [333, 71],
  [90, 20],
  [0, 20],
  [500, 80],
])('a pointer at %i is at %i %%', (x, expected) => {
  expect(sizeAt(x, { left: 50, width: 400 })).toBe(expected);
});
