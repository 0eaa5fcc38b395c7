import { expect, test } from 'vitest';
import { boxBetween, swipe, touches, turned, wheelStep, zoomed } from './gestures';

const tile = { left: 100, top: 100, right: 200, bottom: 200 };

test.each([
  ['over a corner', { x: 90, y: 90 }, { x: 101, y: 101 }, true],
  ['drawn backwards', { x: 250, y: 250 }, { x: 150, y: 150 }, true],
  ['inside', { x: 120, y: 120 }, { x: 130, y: 130 }, true],
  ['around it', { x: 0, y: 0 }, { x: 300, y: 300 }, true],
  ['at its edge', { x: 0, y: 0 }, { x: 100, y: 300 }, false],
  ['beside it', { x: 210, y: 100 }, { x: 300, y: 200 }, false],
])('a rectangle %s', (_what, from, to, touched) => {
  expect(touches(boxBetween(from, to), tile)).toBe(touched);
});

test.each([
  [-60, 0, 1],
  [60, 0, -1],
  [-30, 0, 0],
  [-60, 80, 0],
])('a swipe by %d and %d turns by %d', (x, y, by) => {
  expect(swipe({ x: 0, y: 0 }, { x, y })).toBe(by);
});

test('slides are in a ring', () => {
  expect([turned(4, 1, 5), turned(0, -1, 5), turned(1, 1, 5)]).toEqual([0, 4, 2]);
});

test('the zoom is whole, and between 50 and 400', () => {
  expect([zoomed(10), zoomed(133.4), zoomed(900)]).toEqual([50, 133, 400]);
});

test.each([
  [{ deltaY: -120, deltaMode: 0 }, 25],
  [{ deltaY: 120, deltaMode: 0 }, -25],
  [{ deltaY: -3, deltaMode: 0 }, 3],
  [{ deltaY: -3, deltaMode: 1 }, 25],
])('the wheel’s %o adds %d', (event, step) => {
  expect(wheelStep(event)).toBe(step);
});
