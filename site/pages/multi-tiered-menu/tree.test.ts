import { expect, test } from 'vitest';
import { type MenuNode, menuTree } from './menu-tree';
import { idsNotIn, isLeaf, nodeAt, pathTo } from './tree';

function flatten(nodes: MenuNode[], level = 1): { node: MenuNode; level: number }[] {
  return nodes.flatMap((node) => [{ node, level }, ...flatten(node.children ?? [], level + 1)]);
}

test('the tree has 96 nodes with an id each, on six levels', () => {
  const all = flatten(menuTree);
  expect(all).toHaveLength(96);
  expect(new Set(all.map(({ node }) => node.id)).size).toBe(96);
  expect(Math.max(...all.map(({ level }) => level))).toBe(6);
});

test('a node without children is a leaf, and so is one with an empty list', () => {
  expect(isLeaf({ id: 'a', label: 'A' })).toBe(true);
  expect(isLeaf({ id: 'a', label: 'A', children: [] })).toBe(true);
  expect(isLeaf({ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] })).toBe(false);
});

test('a path names every level down to its node', () => {
  const path = ['services', 'tech-support', 'device-support', 'phone-support', 'ios-support', 'ios-backup'];
  expect(pathTo('ios-backup')).toEqual(path);
  expect(nodeAt(path)?.label).toBe('Backup & Recovery');
});

test('an id that no node has leads nowhere', () => {
  expect(pathTo('no-such-id')).toEqual([]);
  expect(nodeAt([])).toBeUndefined();
  expect(nodeAt(['products', 'no-such-id', 'smartphones'])).toBeUndefined();
});

test('what closes is what is open and not on the next path, outermost first', () => {
  expect(idsNotIn([], ['file', 'new'])).toEqual(['file', 'new']);
  expect(idsNotIn(['file', 'print'], ['file', 'new', 'page'])).toEqual(['new', 'page']);
  expect(idsNotIn(['file', 'new'], ['file'])).toEqual([]);
});
