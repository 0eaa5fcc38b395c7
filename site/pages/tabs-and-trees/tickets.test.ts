import { expect, test } from 'vitest';
import { lastPage, levelBelow, levelsTo, rangeOf, rowsOf, ticketsOn, withSize } from './tickets';

test.each([
  ['all', 47],
  ['open', 32],
  ['urgent', 24],
] as const)('level %s has %i tickets', (level, count) => {
  expect(ticketsOn(level)).toHaveLength(count);
});

test('levels lead down to the narrowest', () => {
  expect(levelsTo('open')).toEqual(['all', 'open']);
  expect(levelBelow('open')).toBe('urgent');
  expect(levelBelow('urgent')).toBeUndefined();
});

test('the last page has what is left', () => {
  expect(lastPage(47, 10)).toBe(4);
  expect(lastPage(40, 10)).toBe(3);
  expect(lastPage(0, 10)).toBe(0);
  expect(rowsOf(ticketsOn('all'), { page: 4, size: 10 })).toEqual([41, 42, 43, 44, 45, 46, 47]);
  expect(rangeOf(47, { page: 4, size: 10 })).toBe('41 to 47 of 47');
});

test.each([
  [{ page: 2, size: 10 }, 5, { page: 4, size: 5 }],
  [{ page: 3, size: 10 }, 20, { page: 1, size: 20 }],
  [{ page: 0, size: 20 }, 5, { page: 0, size: 5 }],
])('%j with %i rows is %j', (before, size, expected) => {
  expect(withSize(before, size)).toEqual(expected);
});
