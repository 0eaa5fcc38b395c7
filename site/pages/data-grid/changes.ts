/** An edit of a cell, with its values as the cell shows them. */
export type Change = {
  readonly id: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
};

/** `S-0007 Price 12.50 → 13.00` */
export function changeText({ id, column, before, after }: Change): string {
  return `${id} ${column} ${before || 'empty'} → ${after || 'empty'}`;
}

/** The list without the last edit of the cell, which is the one that was taken back. */
export function withoutLast(
  changes: readonly Change[],
  { id, column }: Pick<Change, 'id' | 'column'>,
): readonly Change[] {
  const last = changes.findLastIndex((one) => one.id === id && one.column === column);
  return changes.filter((_, index) => index !== last);
}
