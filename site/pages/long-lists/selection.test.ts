import { expect, test } from 'vitest';
import { moveTo, nothingSelected, selectOnly, selectTo, toggle } from './selection';

const rowsOf = ({ selected }: { selected: ReadonlySet<number> }) => [...selected];

test('a row is selected alone', () => {
  expect(selectOnly(7)).toEqual({ selected: new Set([7]), active: 7, anchor: 7 });
});

test('a range goes both ways from where it began', () => {
  const began = selectOnly(5);
  expect(rowsOf(selectTo(began, 8))).toEqual([5, 6, 7, 8]);
  expect(rowsOf(selectTo(selectTo(began, 8), 3))).toEqual([3, 4, 5]);
});

test('a row is added and removed', () => {
  const two = toggle(selectOnly(5), 2);
  expect(rowsOf(two)).toEqual([5, 2]);
  expect(rowsOf(toggle(two, 5))).toEqual([2]);
});

test('moving on leaves the selection alone, and where a range begins', () => {
  const moved = moveTo(selectOnly(5), 9);
  expect(rowsOf(moved)).toEqual([5]);
  expect(rowsOf(selectTo(moved, 10))).toEqual([5, 6, 7, 8, 9, 10]);
  expect(nothingSelected.selected.size).toBe(0);
});
