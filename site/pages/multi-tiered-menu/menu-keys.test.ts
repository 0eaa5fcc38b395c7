import { expect, test } from 'vitest';
import { stepForKey } from './menu-keys';

const tree = [
  {
    id: 'file',
    label: 'File',
    children: [
      { id: 'new', label: 'New', children: [{ id: 'page', label: 'Page' }] },
      { id: 'save', label: 'Save' },
    ],
  },
  { id: 'help', label: 'Help' },
  { id: 'empty', label: 'Empty', children: [] },
];

test.each([
  // In the bar
  ['ArrowRight', 'file', '', { open: [], focus: 'help' }],
  ['ArrowLeft', 'file', '', { open: [], focus: 'empty' }],
  ['ArrowRight', 'empty', '', { open: [], focus: 'file' }],
  ['ArrowLeft', 'help', 'file', { open: ['file'], focus: 'file' }],
  ['ArrowRight', 'file', 'file', { open: [], focus: 'help' }],
  ['ArrowDown', 'file', '', { open: ['file'], focus: 'new' }],
  ['ArrowUp', 'file', '', { open: ['file'], focus: 'save' }],
  ['Enter', 'file', '', { open: ['file'], focus: 'new' }],
  [' ', 'file', '', { open: ['file'], focus: 'new' }],
  ['Home', 'help', '', { open: [], focus: 'file' }],
  ['End', 'file', '', { open: [], focus: 'empty' }],
  ['Escape', 'file', 'file', { open: [], focus: 'file' }],
  ['ArrowDown', 'help', '', undefined],
  ['Enter', 'help', '', { choose: ['help'] }],
  ['Enter', 'empty', '', { choose: ['empty'] }],
  // In a submenu
  ['ArrowDown', 'file new', 'file', { open: ['file'], focus: 'save' }],
  ['ArrowDown', 'file save', 'file', { open: ['file'], focus: 'new' }],
  ['ArrowUp', 'file new', 'file', { open: ['file'], focus: 'save' }],
  ['ArrowDown', 'file new', 'file new', { open: ['file'], focus: 'save' }],
  ['Home', 'file save', 'file', { open: ['file'], focus: 'new' }],
  ['End', 'file new', 'file', { open: ['file'], focus: 'save' }],
  ['ArrowRight', 'file new', 'file', { open: ['file', 'new'], focus: 'page' }],
  ['Enter', 'file new', 'file', { open: ['file', 'new'], focus: 'page' }],
  ['Escape', 'file new', 'file', { open: [], focus: 'file' }],
  ['Enter', 'file save', 'file', { choose: ['file', 'save'] }],
  // Sideways out of a submenu, along the bar
  ['ArrowLeft', 'file new', 'file', { open: [], focus: 'empty' }],
  ['ArrowRight', 'file save', 'file', { open: [], focus: 'help' }],
  ['ArrowRight', 'file new page', 'file new', { open: [], focus: 'help' }],
  // One level up
  ['ArrowLeft', 'file new page', 'file new', { open: ['file'], focus: 'new' }],
  ['Escape', 'file new page', 'file new', { open: ['file'], focus: 'new' }],
  // Keys that the menu does not handle
  ['a', 'file', '', undefined],
  ['Tab', 'file new', 'file', undefined],
  ['Enter', 'no-such-id', '', undefined],
])('%s on "%s" with "%s" open', (key, path, open, step) => {
  expect(stepForKey(key, path.split(' ').filter(Boolean), open.split(' ').filter(Boolean), tree)).toEqual(step);
});
