import { expect, test } from 'vitest';
import { arrowMove, ownPoint, placeText } from './points';

test.each([
  [200, 120],
  [400, 240],
  [800, 480],
])('the middle of a canvas shown %i wide and %i high is 200, 120', (width, height) => {
  const middle = { clientX: 30 + width / 2, clientY: 50 + height / 2 };
  expect(ownPoint(middle, { left: 30, top: 50, width, height })).toEqual({ x: 200, y: 120 });
});

test('a pointer beside the canvas is at its edge', () => {
  const box = { left: 30, top: 50, width: 400, height: 240 };
  expect(ownPoint({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 240 });
});

test('a place is given in tens', () => {
  expect(placeText({ x: 44.9, y: 95 })).toBe('40, 100');
  expect(placeText({ x: -0.2, y: 0 })).toBe('0, 0');
});

test('arrow keys move, others do not', () => {
  expect(arrowMove('ArrowUp', 10)).toEqual({ x: 0, y: -10 });
  expect(arrowMove('ArrowRight', 20)).toEqual({ x: 20, y: 0 });
  expect(arrowMove('Enter', 10)).toBeUndefined();
});
