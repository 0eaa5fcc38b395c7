import { expect, test } from 'vitest';
import { failingLoad } from './failing-load';

test('the number of the load that fails depends on the random number', () => {
  expect([0, 0.49, 0.5, 0.99].map(failingLoad)).toEqual([1, 1, 2, 2]);
});
