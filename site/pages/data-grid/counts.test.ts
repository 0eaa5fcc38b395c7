import { expect, test } from 'vitest';
import { rowCountText, selectedText } from './counts';

test('all rows are counted, and what a filter leaves of them', () => {
  expect(rowCountText(2000, 2000, false)).toBe('2,000 rows');
  expect(rowCountText(41, 2000, true)).toBe('41 of 2,000 rows');
  expect(rowCountText(2000, 2000, true)).toBe('2,000 of 2,000 rows');
});

test('selected rows are counted', () => {
  expect([0, 3, 1200].map(selectedText)).toEqual(['0 selected', '3 selected', '1,200 selected']);
});
