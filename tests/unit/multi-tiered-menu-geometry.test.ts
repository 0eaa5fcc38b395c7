import { expect, test } from 'vitest';
import { headsFor, place } from '../../site/pages/multi-tiered-menu/geometry';

const popup = { width: 200, height: 130 };
const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

function box(left: number, top: number, width: number, height: number) {
  return { left, top, right: left + width, bottom: top + height };
}

test('a menu of the bar hangs under its item', () => {
  expect(place(box(300, 100, 120, 64), popup, desktop, 'below')).toEqual({ x: 300, y: 164 });
});

test('a menu of the bar moves in from the right edge', () => {
  expect(place(box(1150, 100, 120, 64), popup, desktop, 'below')).toEqual({ x: 1072, y: 164 });
});

test('a menu of the bar goes above where there is no room below but there is above', () => {
  expect(place(box(300, 600, 120, 64), popup, desktop, 'below')).toEqual({ x: 300, y: 470 });
  expect(place(box(300, 100, 120, 64), popup, { width: 1280, height: 200 }, 'below')).toEqual({ x: 300, y: 164 });
});

test('a submenu opens to the right, its first item level with its own', () => {
  expect(place(box(300, 164, 190, 40), popup, desktop, 'beside')).toEqual({ x: 490, y: 159 });
});

test('a submenu opens to the left where the right has no room', () => {
  expect(place(box(900, 164, 190, 40), popup, desktop, 'beside')).toEqual({ x: 700, y: 159 });
});

test('a submenu moves up from the bottom edge', () => {
  expect(place(box(300, 660, 190, 40), popup, desktop, 'beside')).toEqual({ x: 490, y: 582 });
});

test('on a phone levels take the right and the left edge in turn', () => {
  expect(place(box(26, 164, 190, 44), popup, phone, 'beside')).toEqual({ x: 190, y: 159 });
  expect(place(box(195, 164, 190, 44), popup, phone, 'beside')).toEqual({ x: 0, y: 159 });
  expect(place(box(5, 164, 190, 44), popup, phone, 'beside')).toEqual({ x: 190, y: 159 });
});

const submenu = box(200, 100, 200, 120);

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
