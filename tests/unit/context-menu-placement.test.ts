import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeMenu } from '../../site/pages/context-menu/placement';

const menu = { width: 180, height: 130 };
const window = { width: 1000, height: 600 };

test.each([
  ['with room on every side', { x: 300, y: 200 }, { x: 300, y: 200 }],
  ['in the top left corner', { x: 0, y: 0 }, { x: 0, y: 0 }],
  ['just fitting', { x: 820, y: 470 }, { x: 820, y: 470 }],
  ['at the right edge', { x: 821, y: 200 }, { x: 641, y: 200 }],
  ['at the lower edge', { x: 300, y: 599 }, { x: 300, y: 469 }],
  ['in the bottom right corner', { x: 1000, y: 600 }, { x: 820, y: 470 }],
])('%s a corner of the menu is at the cursor', (_, cursor, place) => {
  expect(placeMenu(cursor, menu, window)).toEqual(place);
});

test('a window that has room on neither side gets the menu at its edge', () => {
  expect(placeMenu({ x: 100, y: 60 }, menu, { width: 200, height: 140 })).toEqual({ x: 0, y: 0 });
});

test('a menu that is larger than the window starts in its corner', () => {
  expect(placeMenu({ x: 50, y: 50 }, menu, { width: 100, height: 100 })).toEqual({ x: 0, y: 0 });
});

test('the menu never leaves a window that can hold it', () => {
  const pixels = fc.integer({ min: 0, max: 3000 });
  const side = fc.integer({ min: 180, max: 3000 });
  fc.assert(
    fc.property(pixels, pixels, side, side, (x, y, width, height) => {
      const place = placeMenu({ x: Math.min(x, width), y: Math.min(y, height) }, menu, { width, height });
      return place.x >= 0 && place.y >= 0 && place.x + menu.width <= width && place.y + menu.height <= height;
    }),
  );
});
