import fc from 'fast-check';
import { expect, test } from 'vitest';
import { popupPosition } from './popup-position';

const popup = { width: 200, height: 130 };
const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

function box(left: number, top: number, width = 0, height = 0) {
  return { left, top, right: left + width, bottom: top + height };
}

test('a menu of the bar hangs under its item', () => {
  expect(popupPosition(box(300, 100, 120, 64), popup, desktop, 'below')).toEqual({ x: 300, y: 164 });
});

test('a menu of the bar moves in from the right edge', () => {
  expect(popupPosition(box(1150, 100, 120, 64), popup, desktop, 'below')).toEqual({ x: 1072, y: 164 });
});

test('a menu of the bar goes above if there is no room below but there is above', () => {
  const low = { width: 1280, height: 200 };
  expect(popupPosition(box(300, 600, 120, 64), popup, desktop, 'below')).toEqual({ x: 300, y: 470 });
  expect(popupPosition(box(300, 100, 120, 64), popup, low, 'below')).toEqual({ x: 300, y: 164 });
});

test('a submenu opens to the right, its first item level with its own', () => {
  expect(popupPosition(box(300, 164, 190, 40), popup, desktop, 'beside')).toEqual({ x: 490, y: 159 });
});

test('a submenu opens to the left where the right has no room', () => {
  expect(popupPosition(box(900, 164, 190, 40), popup, desktop, 'beside')).toEqual({ x: 700, y: 159 });
});

test('a submenu opens to the left where it just fits between its item and the margin', () => {
  const window = { width: 800, height: 720 };
  expect(popupPosition(box(208, 164, 400, 40), popup, window, 'beside')).toEqual({ x: 8, y: 159 });
});

test('a submenu moves up from the bottom edge', () => {
  expect(popupPosition(box(300, 660, 190, 40), popup, desktop, 'beside')).toEqual({ x: 490, y: 582 });
});

test('where neither side has room, a submenu is at the edge that is farther away', () => {
  const narrow = { width: 620, height: 844 };
  expect(popupPosition(box(190, 164, 240, 40), popup, narrow, 'beside')).toEqual({ x: 0, y: 159 });
  expect(popupPosition(box(180, 164, 240, 40), popup, narrow, 'beside')).toEqual({ x: 420, y: 159 });
});

test('on a phone each level is under its item, a step further in, up to the right edge of the page', () => {
  expect(popupPosition(box(240, 100, 120, 64), popup, phone, 'below')).toEqual({ x: 20, y: 164, width: 350 });
  expect(popupPosition(box(25, 208, 340, 44), popup, phone, 'beside')).toEqual({ x: 49, y: 252, width: 321 });
  expect(popupPosition(box(54, 800, 311, 44), popup, phone, 'beside')).toEqual({ x: 78, y: 844, width: 292 });
});

test('the narrowest window with levels beside each other has 600 px', () => {
  expect(popupPosition(box(25, 208, 190, 44), popup, { width: 599, height: 844 }, 'beside').y).toBe(252);
  expect(popupPosition(box(25, 208, 190, 44), popup, { width: 600, height: 844 }, 'beside').y).toBe(203);
});

test.each([
  ['with room below', box(300, 100, 120, 44), desktop, { x: 300, y: 148 }],
  ['just fitting below', box(300, 542, 120, 44), desktop, { x: 300, y: 590 }],
  ['at the lower edge', box(300, 543, 120, 44), desktop, { x: 300, y: 409 }],
  ['at the right edge', box(1200, 100, 120, 44), desktop, { x: 1072, y: 148 }],
  ['on a phone', box(240, 100, 120, 44), phone, { x: 182, y: 148 }],
  ['without room above or below', box(300, 100, 120, 44), { width: 1280, height: 200 }, { x: 300, y: 148 }],
])('%s a popover is close to its button, and as wide as it was', (_, button, window, place) => {
  expect(popupPosition(button, popup, window, 'under')).toEqual(place);
});

const menu = { width: 180, height: 130 };
const small = { width: 1000, height: 600 };

test.each([
  ['with room on every side', { x: 300, y: 200 }, { x: 300, y: 200 }],
  ['in the top left corner', { x: 0, y: 0 }, { x: 0, y: 0 }],
  ['just fitting', { x: 812, y: 462 }, { x: 812, y: 462 }],
  ['at the right edge', { x: 813, y: 200 }, { x: 633, y: 200 }],
  ['at the lower edge', { x: 300, y: 599 }, { x: 300, y: 469 }],
  ['in the bottom right corner', { x: 1000, y: 600 }, { x: 820, y: 470 }],
])('%s a corner of a context menu is at the cursor', (_, { x, y }, place) => {
  expect(popupPosition(box(x, y), menu, small, 'cursor')).toEqual(place);
});

test('a window that has room on neither side of the cursor gets a context menu at its edge', () => {
  expect(popupPosition(box(100, 60), menu, { width: 200, height: 140 }, 'cursor')).toEqual({ x: 12, y: 2 });
});

test('a context menu that is larger than the window starts in its corner', () => {
  expect(popupPosition(box(50, 50), menu, { width: 100, height: 100 }, 'cursor')).toEqual({ x: 0, y: 0 });
});

test('a context menu stays in a window that can hold it, even when the cursor was outside of it', () => {
  const pixels = fc.integer({ min: 0, max: 3000 });
  const length = fc.integer({ min: 180, max: 3000 });
  fc.assert(
    fc.property(pixels, pixels, length, length, (x, y, width, height) => {
      const place = popupPosition(box(x, y), menu, { width, height }, 'cursor');
      return place.x >= 0 && place.y >= 0 && place.x + menu.width <= width && place.y + menu.height <= height;
    }),
  );
});
