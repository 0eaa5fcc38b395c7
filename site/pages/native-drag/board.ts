export const columns = [
  { id: 'todo', title: 'To do' },
  { id: 'doing', title: 'Doing' },
  { id: 'done', title: 'Done' },
] as const;

export type ColumnId = (typeof columns)[number]['id'];
export type Board = Readonly<Record<ColumnId, readonly string[]>>;
export type Effect = 'move' | 'copy';
/** A board after a change, and what is said about it. */
export type Change = { board: Board; report: string };

export const startBoard: Board = {
  todo: ['Write', 'Review', 'Test'],
  doing: ['Build', 'Paint'],
  done: ['Ship'],
};

/** Puts a card, or a copy of it, before the card that is at this place of a column now. */
export function put(board: Board, effect: Effect, card: string, to: ColumnId, place: number): Change {
  const before = board[to].slice(0, place);
  const after = board[to].slice(place);
  if (effect === 'copy') {
    const copy = nameOfCopy(board, card);
    const next = { ...board, [to]: [...before, copy, ...after] };
    return { board: next, report: `Copied ${card} to ${titleOf(to)} as ${copy}, ${placeOf(next, to, copy)}` };
  }
  const others = (cards: readonly string[]) => cards.filter((other) => other !== card);
  const from = columnOf(board, card);
  const left = { ...board, [from]: others(board[from]) };
  const next = { ...left, [to]: [...others(before), card, ...others(after)] };
  return { board: next, report: `Moved ${card} to ${titleOf(to)}, ${placeOf(next, to, card)}` };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Moves a card without a drag: by one place, or to the end of the column beside it. */
export function step(board: Board, card: string, direction: Direction): Change {
  const from = columnOf(board, card);
  const place = board[from].indexOf(card);
  if (direction === 'up' && place > 0) return put(board, 'move', card, from, place - 1);
  // Before the card after the next one: the card itself is still in the column.
  if (direction === 'down' && place < board[from].length - 1) return put(board, 'move', card, from, place + 2);
  if (direction === 'left' || direction === 'right') {
    const beside = columns[columns.findIndex(({ id }) => id === from) + (direction === 'left' ? -1 : 1)];
    if (beside) return put(board, 'move', card, beside.id, board[beside.id].length);
  }
  return { board, report: `${card} stays in ${titleOf(from)}, ${placeOf(board, from, card)}` };
}

/** Puts a copy of a card right after it. */
export function copyAfter(board: Board, card: string): Change {
  const column = columnOf(board, card);
  return put(board, 'copy', card, column, board[column].indexOf(card) + 1);
}

/** The place that a drop at this height is meant for: before the first card that has its middle below it. */
export function placeAt(y: number, cards: readonly { top: number; bottom: number }[]): number {
  return cards.filter(({ top, bottom }) => y >= (top + bottom) / 2).length;
}

/** A note with a text added at its end. */
export function withText(note: string, text: string): string {
  return note ? `${note} ${text}` : text;
}

export function cardsOf(board: Board): string[] {
  return columns.flatMap(({ id }) => board[id]);
}

function columnOf(board: Board, card: string): ColumnId {
  return columns.find(({ id }) => board[id].includes(card))?.id ?? 'todo';
}

/** “Write copy”, “Write copy 2” and so on, also for a copy of a copy. */
function nameOfCopy(board: Board, card: string): string {
  const name = `${card.replace(/ copy( \d+)?$/, '')} copy`;
  const taken = cardsOf(board);
  let number = 2;
  if (!taken.includes(name)) return name;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

function placeOf(board: Board, column: ColumnId, card: string): string {
  return `place ${board[column].indexOf(card) + 1} of ${board[column].length}`;
}

function titleOf(column: ColumnId): string {
  return columns.find(({ id }) => id === column)?.title ?? '';
}
