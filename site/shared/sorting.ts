export type SortValue = string | number | readonly string[] | undefined;
export type SortableRow = { readonly id: string | number } & { readonly [key: string]: SortValue };
export type Sort = { key: string; ascending: boolean };

/**
 * The rows in order of one column, by plain comparison; equal ones stay as they came.
 * A row without a value keeps its place and the others are sorted around it: were it equal to every
 * value, as a comparison function would have it, 3 and 1 on its two sides would never be compared.
 */
export function sortRows<Row extends SortableRow>(rows: readonly Row[], { key, ascending }: Sort): Row[] {
  const compared = rows
    .filter((row) => row[key] !== undefined)
    .sort((a, b) => (ascending ? 1 : -1) * compare(a[key], b[key]));
  let next = 0;
  return rows.map((row) => (row[key] === undefined ? row : (compared[next++] ?? row)));
}

/** A click on the active column turns its direction round; any other column starts ascending. */
export function sortAfterClick(sort: Sort, key: string): Sort {
  return { key, ascending: key === sort.key ? !sort.ascending : true };
}

/** Lists compare as JavaScript compares them: as their texts, joined with commas. */
function compare(a: SortValue, b: SortValue): number {
  if (a === undefined || b === undefined) return 0;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
