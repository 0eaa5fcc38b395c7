import { expect, test } from 'vitest';
import { rowAfter, rowHeight, rowOf, rowTop, scrolledTo } from './rows';

test('each row begins where the one before it ends', () => {
  expect(rowTop(0)).toBe(0);
  for (let row = 1; row < 10; row++) expect(rowTop(row)).toBe(rowTop(row - 1) + rowHeight(row - 1));
});

test.each([
  ['1', 0],
  [' 42 ', 41],
  ['10000', 9999],
  ['0', undefined],
  ['10001', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('“%s” is row %s', (text, row) => {
  expect(rowOf(text)).toBe(row);
});

test('a row above is scrolled to the top, one below to the bottom, one in view not at all', () => {
  expect(scrolledTo(3, 500, 360)).toBe(192);
  expect(scrolledTo(6, 0, 360)).toBe(384 + 44 - 360);
  expect(scrolledTo(2, 10, 360)).toBe(10);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9999, 9999],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 500, 0],
  ['End', 500, 9999],
  ['a', 500, undefined],
])('%s leads from %i to %s', (key, row, next) => {
  expect(rowAfter(key, row)).toBe(next);
});
