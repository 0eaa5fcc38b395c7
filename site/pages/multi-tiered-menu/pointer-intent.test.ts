import { expect, test } from 'vitest';
import { delay, followPointer, headsFor, patience } from './pointer-intent';

const submenu = { left: 200, top: 100, right: 400, bottom: 220 };

test.each([
  ['right, into it', 100, 150, 110, 150, true],
  ['right and down, into it', 100, 110, 110, 118, true],
  ['right, above it', 100, 90, 110, 90, false],
  ['straight down beside it', 100, 110, 100, 120, false],
  ['too steeply down', 100, 110, 101, 130, false],
  ['away from it', 110, 150, 100, 150, false],
  ['out of it', 210, 150, 190, 150, false],
  ['within it', 250, 150, 251, 150, true],
  ['not at all, beside it', 100, 150, 100, 150, false],
])('whether a pointer heads for a submenu: %s', (_, fromX, fromY, toX, toY, heads) => {
  expect(headsFor({ x: fromX, y: fromY }, { x: toX, y: toY }, submenu)).toBe(heads);
});

const nothingElse = { closing: [], waiting: false };

test('a change is due after the delay when the pointer comes to an item, and not again while it moves on it', () => {
  const follow = followPointer();
  expect(follow({ to: { x: 100, y: 110 }, path: ['file'], ...nothingElse })).toBe(delay);
  expect(follow({ to: { x: 101, y: 110 }, path: ['file'], ...nothingElse })).toBeUndefined();
  expect(follow({ to: { x: 101, y: 150 }, path: ['edit'], ...nothingElse })).toBe(delay);
  expect(follow({ to: { x: 101, y: 500 }, path: [], ...nothingElse })).toBe(delay);
});

test('an item that is crossed on the way to an open submenu has to wait, again with every move', () => {
  const follow = followPointer();
  const closing = [submenu];
  follow({ to: { x: 100, y: 110 }, path: ['file'], ...nothingElse });
  expect(follow({ to: { x: 110, y: 118 }, path: ['edit'], closing, waiting: false })).toBe(patience);
  expect(follow({ to: { x: 120, y: 126 }, path: ['edit'], closing, waiting: true })).toBe(patience);
});

test('an item that the pointer turns to waits no longer than the given time', () => {
  const follow = followPointer();
  const closing = [submenu];
  follow({ to: { x: 100, y: 110 }, path: ['file'], ...nothingElse });
  expect(follow({ to: { x: 110, y: 118 }, path: ['edit'], closing, waiting: false })).toBe(patience);
  expect(follow({ to: { x: 109, y: 118 }, path: ['edit'], closing, waiting: true })).toBeUndefined();
  expect(follow({ to: { x: 109, y: 160 }, path: ['view'], closing, waiting: true })).toBe(delay);
});
