import { expect, test } from 'vitest';
import { dropOn } from './reorder';

const items = ['a', 'b', 'c', 'd'];

test.each([
  ['down to a neighbour', 'a', 'b', ['b', 'a', 'c', 'd']],
  ['down to the end', 'a', 'd', ['b', 'c', 'd', 'a']],
  ['up to the start', 'd', 'a', ['d', 'a', 'b', 'c']],
  ['up by two', 'c', 'a', ['c', 'a', 'b', 'd']],
  ['on itself', 'b', 'b', ['a', 'b', 'c', 'd']],
])('an item dropped %s takes that place', (_, dropped, target, expected) => {
  expect(dropOn(items, dropped, target)).toEqual(expected);
});

test('a drop on nothing moves nothing', () => {
  expect(dropOn(items, 'a', null)).toBe(items);
});

test('the items that were given stay as they were', () => {
  dropOn(items, 'a', 'd');
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});
