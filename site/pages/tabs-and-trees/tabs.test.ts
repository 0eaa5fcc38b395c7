import { expect, test } from 'vitest';
import { isClosable, neighbourOf, type TabName, tabsAtFirst, withExtra, withOpen, withoutTab } from './tabs';

test('a tab is visited once it was opened', () => {
  const tabs = withOpen(withOpen(tabsAtFirst, 'notes'), 'overview');
  expect(tabs.open).toBe('overview');
  expect(tabs.visited).toEqual(['overview', 'notes']);
});

test.each([
  ['guests', 'budget'],
  ['catering', 'programme'],
  ['feedback', 'programme'],
] as [TabName, TabName][])('in place of %s comes %s', (closed, next) => {
  expect(neighbourOf(tabsAtFirst, closed)).toBe(next);
  const { tabs, open, visited } = withoutTab(withOpen(tabsAtFirst, closed), closed);
  expect(tabs).not.toContain(closed);
  expect(open).toBe(next);
  expect(visited).toEqual(['overview', next]);
});

test('a tab that is closed while another one is open opens nothing', () => {
  expect(withoutTab(tabsAtFirst, 'budget')).toMatchObject({ open: 'overview', visited: ['overview'] });
});

test('there is one extra tab, at the end', () => {
  const { tabs, open } = withExtra(withOpen(withExtra(tabsAtFirst), 'notes'));
  expect(tabs.filter((name) => name === 'extra')).toHaveLength(1);
  expect(tabs.at(-1)).toBe('extra');
  expect(open).toBe('extra');
});

test('three tabs cannot be closed', () => {
  expect(tabsAtFirst.tabs.filter((name) => !isClosable(name))).toEqual(['overview', 'notes', 'report']);
});
