import { expect, test } from 'vitest';
import { shareOf } from './share-of';

test.each([
  [19, 21, 100, 0, 90],
  [250, 251, 100, 0, 99],
  [1999, 2000, 100, 1, 99.9],
  [1, 3, 100, 1, 33.3],
  [0, 3, 100, 1, 0],
  [3, 3, 100, 1, 100],
  [250, 251, 1, 2, 0.99],
  [3, 3, 33.333, 2, 33.33],
  [1, 2, 0, 2, 0],
])('%i of %i, of %d in all with %i decimals, are %d', (part, all, whole, decimals, share) => {
  expect(shareOf(part, all, whole, decimals)).toBe(share);
});
