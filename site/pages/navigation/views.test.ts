import { expect, test } from 'vitest';
import { namedView, searchOf, shortened, viewIn, withVisit } from './views';

test.each([
  ['', 'inbox', undefined],
  ['?view=archive', 'archive', 'archive'],
  ['?seed=7&view=Settings', 'settings', 'settings'],
  ['?view=trash', 'inbox', undefined],
  ['?view=toString', 'inbox', undefined],
])('the view of %j is %s', (search, view, named) => {
  expect(viewIn(search)).toBe(view);
  expect(namedView(search)).toBe(named);
});

test('another view leaves the other parameters as they are', () => {
  expect(searchOf('?seed=7&view=inbox', 'archive')).toBe('?seed=7&view=archive');
  expect(searchOf('', 'inbox')).toBe('?view=inbox');
});

test.each([
  ['http://localhost/navigation?view=inbox#go-rules', '/', '/navigation?view=inbox#go-rules'],
  ['http://localhost/a/b/navigation', '/a/b/', '/navigation'],
  ['http://localhost/a/#/navigation?view=inbox', '/a/', '/#/navigation?view=inbox'],
])('%s below %s is %s', (address, basePath, expected) => {
  expect(shortened(new URL(address), basePath)).toBe(expected);
});

test('visits are listed in their order', () => {
  expect(withVisit([], '/a', false)).toEqual(['/a']);
  expect(withVisit(['/a'], '/b', false)).toEqual(['/a', '/b']);
  expect(withVisit(['/a', '/b'], '/b', false)).toEqual(['/a', '/b']);
  expect(withVisit(['/a', '/b'], '/a', false)).toEqual(['/a', '/b', '/a']);
  expect(withVisit(['/a', '/b'], '/c', true)).toEqual(['/a', '/c']);
});

test('the list has the last twenty', () => {
  const all = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const listed = all.reduce((before: readonly string[], address) => withVisit(before, address, false), []);
  expect(listed).toEqual(all.slice(10));
});
