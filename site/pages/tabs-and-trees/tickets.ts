/** From the widest to the narrowest. */
export const levels = ['all', 'open', 'urgent'] as const;
export type Level = (typeof levels)[number];

export const levelLabels: Record<Level, string> = { all: 'All tickets', open: 'Open', urgent: 'Urgent' };

const numbers = Array.from({ length: 47 }, (_, index) => index + 1);

const isOn: Record<Level, (number: number) => boolean> = {
  all: () => true,
  open: (number) => number % 3 !== 0,
  urgent: (number) => number % 3 !== 0 && number % 4 !== 0,
};

/** The numbers of the tickets on a level. */
export function ticketsOn(level: Level): readonly number[] {
  return numbers.filter(isOn[level]);
}

/** The levels down to one. */
export function levelsTo(level: Level): readonly Level[] {
  return levels.slice(0, levels.indexOf(level) + 1);
}

export function levelBelow(level: Level): Level | undefined {
  return levels[levels.indexOf(level) + 1];
}

export const pageSizes = [5, 10, 20] as const;

/** A page of a list: which one, counted from 0, of how many rows. */
export type PageOf = { readonly page: number; readonly size: number };

export function lastPage(total: number, size: number): number {
  return Math.max(0, Math.ceil(total / size) - 1);
}

export function rowsOf<Row>(rows: readonly Row[], { page, size }: PageOf): readonly Row[] {
  return rows.slice(page * size, (page + 1) * size);
}

/** The page that has the row that was the first one before. */
export function withSize({ page, size: before }: PageOf, size: number): PageOf {
  return { page: Math.floor((page * before) / size), size };
}

/** `11 to 20 of 47`. */
export function rangeOf(total: number, { page, size }: PageOf): string {
  return `${page * size + 1} to ${Math.min(total, (page + 1) * size)} of ${total}`;
}
