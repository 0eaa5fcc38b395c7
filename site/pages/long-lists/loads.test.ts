import { expect, test } from 'vitest';
import { failingLoad, numbersTo } from './loads';

test.each([
  [0, 1],
  [0.5, 5],
  [1 - Number.EPSILON, 9],
])('%d lets load %i fail', (random, load) => {
  expect(failingLoad(random)).toBe(load);
});

test('items are counted from 1', () => {
  expect(numbersTo(3)).toEqual([1, 2, 3]);
});
