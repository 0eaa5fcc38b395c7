import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SortableRow, type SortValue, sortAfterClick, sortRows } from './sorting';

const up = { key: 'value', ascending: true };
const down = { key: 'value', ascending: false };
const rowsOf = (values: readonly SortValue[]): SortableRow[] => values.map((value, id) => ({ id, value }));
const sorted = (values: readonly SortValue[], sort = up) => sortRows(rowsOf(values), sort).map((row) => row.value);
const ids = (values: readonly SortValue[], sort = up) => sortRows(rowsOf(values), sort).map((row) => row.id);

describe('sorting rows', () => {
  test.each<[string, SortValue[], SortValue[]]>([
    ['numbers by size, not by their digits', [10, 9, 100], [9, 10, 100]],
    ['texts by code unit: capitals first', ['b', 'a', 'B', 'é'], ['B', 'a', 'b', 'é']],
    [
      'lists as their joined texts',
      [['User'], ['Admin', 'User'], [], ['Admin']],
      [[], ['Admin'], ['Admin', 'User'], ['User']],
    ],
    ['nothing', [], []],
  ])('%s', (_, values, expected) => {
    expect(sorted(values)).toEqual(expected);
    expect(sorted(values, down)).toEqual(expected.toReversed());
  });

  test('equal rows stay as they came, in both directions', () => {
    expect(ids(['b', 'a', 'b', 'a'])).toEqual([1, 3, 0, 2]);
    expect(ids(['b', 'a', 'b', 'a'], down)).toEqual([0, 2, 1, 3]);
  });

  test('a row without a value keeps its place, and the others are sorted around it', () => {
    expect(ids([3, undefined, 1])).toEqual([2, 1, 0]);
    expect(ids([undefined, 2, 3, undefined, 1], down)).toEqual([0, 2, 1, 3, 4]);
    expect(ids([undefined, undefined, undefined])).toEqual([0, 1, 2]);
  });

  test('a column that no row has leaves the rows as they are', () => {
    expect(sortRows(rowsOf([2, 1]), { key: 'nothing', ascending: true })).toEqual(rowsOf([2, 1]));
  });

  test('the rows that were given are not touched', () => {
    const rows = rowsOf([2, 1]);
    sortRows(Object.freeze(rows), up);
    expect(rows).toEqual(rowsOf([2, 1]));
  });

  test('with any values: same rows, places without a value kept, the rest in order and stable', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }));
    fc.assert(
      fc.property(values, fc.boolean(), (given, ascending) => {
        const result = sortRows(rowsOf(given), { key: 'value', ascending });
        expect(new Set(result.map((row) => row.id)).size).toBe(given.length);
        for (const [place, value] of given.entries()) if (value === undefined) expect(result[place]?.id).toBe(place);
        const rest = result.filter((row) => row.value !== undefined);
        for (const [place, row] of rest.slice(1).entries()) {
          const before = rest[place] as SortableRow;
          if (row.value === before.value) expect(row.id).toBeGreaterThan(before.id as number);
          else expect((row.value as number) > (before.value as number)).toBe(ascending);
        }
      }),
    );
  });
});

test('only the active column turns round; another one starts ascending', () => {
  expect(sortAfterClick({ key: 'name', ascending: true }, 'name')).toEqual({ key: 'name', ascending: false });
  expect(sortAfterClick({ key: 'name', ascending: false }, 'name')).toEqual({ key: 'name', ascending: true });
  expect(sortAfterClick({ key: 'name', ascending: false }, 'id')).toEqual({ key: 'id', ascending: true });
});
