import { describe, expect, test } from 'vitest';
import { allOf, chosen, listed, moved, noSelection, rowByKey } from './selection';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
const shift = { ...plain, shiftKey: true };
const ctrl = { ...plain, ctrlKey: true };

const clicks = (...steps: [row: number, keys: typeof plain][]) =>
  steps.reduce((selection, [row, keys]) => chosen(selection, row, keys), noSelection);

describe('clicks', () => {
  test.each<[string, [number, typeof plain][], number[]]>([
    [
      'a plain one takes its row alone',
      [
        [2, plain],
        [5, plain],
      ],
      [5],
    ],
    [
      'Ctrl adds',
      [
        [2, plain],
        [5, ctrl],
      ],
      [2, 5],
    ],
    [
      'Cmd adds',
      [
        [2, plain],
        [5, { ...plain, metaKey: true }],
      ],
      [2, 5],
    ],
    [
      'Ctrl takes out',
      [
        [2, plain],
        [5, ctrl],
        [2, ctrl],
      ],
      [5],
    ],
    [
      'Shift selects a range',
      [
        [3, plain],
        [6, shift],
      ],
      [3, 4, 5, 6],
    ],
    [
      'Shift selects upwards too',
      [
        [6, plain],
        [3, shift],
      ],
      [3, 4, 5, 6],
    ],
    [
      'a second Shift begins where the first one did',
      [
        [3, plain],
        [6, shift],
        [2, shift],
      ],
      [2, 3],
    ],
    [
      'Shift begins at the row that Ctrl took',
      [
        [1, plain],
        [4, ctrl],
        [5, shift],
      ],
      [4, 5],
    ],
    [
      'Ctrl and Shift add a range',
      [
        [1, plain],
        [4, ctrl],
        [6, { ...shift, ctrlKey: true }],
      ],
      [1, 4, 5, 6],
    ],
  ])('%s', (_what, steps, selected) => {
    expect(clicks(...steps).selected).toEqual(selected);
  });
});

describe('keys', () => {
  test('an arrow selects the next row alone', () => {
    expect(moved(clicks([3, plain]), 4, plain)).toEqual({ selected: [4], anchor: 4, active: 4 });
  });

  test('Shift with arrows extends the selection, and takes it back', () => {
    const down = moved(moved(clicks([3, plain]), 4, shift), 5, shift);
    expect(down.selected).toEqual([3, 4, 5]);
    expect(moved(down, 4, shift).selected).toEqual([3, 4]);
  });

  test('Ctrl moves only the focus', () => {
    expect(moved(clicks([3, plain]), 4, ctrl)).toEqual({ selected: [3], anchor: 3, active: 4 });
  });

  test.each([
    ['ArrowDown', 12, 12],
    ['ArrowDown', 3, 4],
    ['ArrowUp', 1, 1],
    ['Home', 7, 1],
    ['End', 7, 12],
    ['Tab', 7, undefined],
  ])('%s at %d leads to %s', (key, active, row) => {
    expect(rowByKey(key, { ...noSelection, active }, 12)).toBe(row);
  });

  test('all are twelve', () => {
    expect(allOf(noSelection, 12).selected).toHaveLength(12);
  });
});

test('numbers are listed in their order', () => {
  expect(listed([7, 10, 2])).toBe('2, 7, 10');
  expect(listed([])).toBe('nothing');
});
