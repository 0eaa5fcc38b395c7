export type SortValue = string | number | readonly string[] | undefined;
export type SortableRow = { readonly id: string | number } & { readonly [key: string]: SortValue };
export type Sort = { key: string; ascending: boolean };

/**
 * The rows sorted by one column with `<` and `>`; equal ones keep their order.
 * A row without a value keeps its place, and the others are sorted around it. A comparison function that called it
 * equal to every value would leave 3 and 1 on its two sides unsorted.
 */
export function sortRows<Row extends SortableRow>(rows: readonly Row[], { key, ascending }: Sort): Row[] {
  const compared = rows
    .filter((row) => row[key] !== undefined)
    .sort((a, b) => (ascending ? 1 : -1) * compare(a[key], b[key]));
  let next = 0;
  return rows.map((row) => (row[key] === undefined ? row : (compared[next++] ?? row)));
}

/** The sort order after a click on a column: the active one is reversed, any other one starts ascending. */
export function sortAfterClick(sort: Sort, key: string): Sort {
  return { key, ascending: key === sort.key ? !sort.ascending : true };
}

/** JavaScript compares lists as texts, with their items joined by commas. */
function compare(a: SortValue, b: SortValue): number {
  if (a === undefined || b === undefined) return 0;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
