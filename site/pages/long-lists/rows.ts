export const rowCount = 10_000;

const heights = [44, 64, 84] as const;
const heightOfAll = heights[0] + heights[1] + heights[2];

/** The height of a row in pixels. Rows are counted from 0 here, and from 1 on the page. */
export function rowHeight(row: number): number {
  return heights[row % 3] ?? 0;
}

/** Where a row begins, in pixels from the top of the first one. */
export function rowTop(row: number): number {
  const before = heights.slice(0, row % 3).reduce((sum, height) => sum + height, 0);
  return Math.floor(row / 3) * heightOfAll + before;
}

/** How far a list has to be scrolled to have the whole row in view, which is as little as possible. */
export function scrolledTo(row: number, scrolled: number, viewHeight: number): number {
  const top = rowTop(row);
  if (top < scrolled) return top;
  return Math.max(scrolled, top + rowHeight(row) - viewHeight);
}

/** The row of a number as somebody typed it; none if it is not a whole number from 1 to the last one. */
export function rowOf(text: string): number | undefined {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= rowCount ? number - 1 : undefined;
}

/** The row that a key leads to from another one; none if the key leads nowhere. */
export function rowAfter(key: string, row: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(row + 1, rowCount - 1);
  if (key === 'ArrowUp') return Math.max(row - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return rowCount - 1;
  return undefined;
}
