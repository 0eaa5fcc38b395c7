/** Rows of a list by their numbers, from 1 on. */
export type Selection = {
  selected: readonly number[];
  /** Where a range begins: the last row that was chosen without Shift. */
  anchor: number;
  /** The row that has the focus. */
  active: number;
};

export const noSelection: Selection = { selected: [], anchor: 1, active: 1 };

type Keys = { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Chooses a row, by a click or by the space bar. */
export function chosen({ selected, anchor }: Selection, row: number, { shiftKey, ctrlKey, metaKey }: Keys): Selection {
  const adds = ctrlKey || metaKey;
  if (shiftKey) {
    const range = between(anchor, row);
    return { selected: adds ? [...new Set([...selected, ...range])] : range, anchor, active: row };
  }
  if (!adds) return { selected: [row], anchor: row, active: row };
  const without = selected.filter((other) => other !== row);
  return { selected: selected.includes(row) ? without : [...selected, row], anchor: row, active: row };
}

/** Where a key leads in a list of `count` rows. */
export function rowByKey(key: string, { active }: Selection, count: number): number | undefined {
  return {
    ArrowDown: Math.min(active + 1, count),
    ArrowUp: Math.max(active - 1, 1),
    Home: 1,
    End: count,
  }[key];
}

/** Goes to a row by a key: with Shift the selection ends there, with Ctrl only the focus moves. */
export function moved(selection: Selection, row: number, keys: Keys): Selection {
  if (!keys.shiftKey && (keys.ctrlKey || keys.metaKey)) return { ...selection, active: row };
  return chosen(selection, row, { shiftKey: keys.shiftKey, ctrlKey: false, metaKey: false });
}

export function allOf(selection: Selection, count: number): Selection {
  return { ...selection, selected: between(1, count) };
}

/** `2, 3, 7`, in the order of the list. */
export function listed(numbers: readonly number[]): string {
  return numbers.length > 0 ? numbers.toSorted((one, other) => one - other).join(', ') : 'nothing';
}

function between(one: number, other: number): number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, place) => first + place);
}
