/** Rows that are selected, the one that keys act on, and the one clicked last, from which Shift selects. */
export type Selection = { selected: ReadonlySet<number>; active: number; anchor: number };

export const nothingSelected: Selection = { selected: new Set(), active: 0, anchor: 0 };

export function selectOnly(row: number): Selection {
  return { selected: new Set([row]), active: row, anchor: row };
}

export function toggle({ selected }: Selection, row: number): Selection {
  const changed = new Set(selected);
  if (!changed.delete(row)) changed.add(row);
  return { selected: changed, active: row, anchor: row };
}

export function selectTo({ anchor }: Selection, row: number): Selection {
  const first = Math.min(anchor, row);
  const count = Math.abs(anchor - row) + 1;
  return { selected: new Set(Array.from({ length: count }, (_, index) => first + index)), active: row, anchor };
}

export function moveTo(selection: Selection, row: number): Selection {
  return { ...selection, active: row };
}
