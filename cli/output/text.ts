/**
 * How many columns a text may have: COLUMNS, or those of the terminal. Elsewhere, where a line has to be whole for
 * `grep`, it is `otherwise`.
 */
export function terminalWidth(otherwise = Number.POSITIVE_INFINITY): number {
  return Number(process.env.COLUMNS) || (process.stdout.isTTY && process.stdout.columns) || otherwise;
}

/**
 * A table with columns as wide as their longest cell, and without those that have no cell. A text that is too long for
 * `width` goes on below itself.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  styleHead: (line: string) => string,
): string {
  const filled = head.map((_, column) => rows.some((row) => row[column]));
  const shown = [head, ...rows].map((row) => row.filter((_, column) => filled[column]));
  const widths = (shown[0] ?? []).map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0)));
  const [first = '', ...lines] = shown.map((cells) => rowOf(cells, widths, width));
  return [styleHead(first), ...lines].join('\n');
}

/** The narrowest last column whose cells go on below themselves. In less room they are below their rows. */
const narrowest = 40;

function rowOf(cells: readonly string[], widths: readonly number[], width: number): string {
  const [before, last = ''] = [cells.slice(0, -1), cells.at(-1)];
  const indent = before.reduce((sum, _, column) => sum + (widths[column] ?? 0) + 2, 0);
  const needed = Math.min(narrowest, widths[before.length] ?? 0);
  if (before.length === 0 || width - indent >= needed) {
    const padded = before.map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2));
    return wrap(`${padded.join('')}${last}`.trimEnd(), width, indent);
  }
  const row = rowOf(before, widths, width);
  return last ? `${row}\n${wrap(`    ${last}`, width, 4)}` : row;
}

/** `1 bug`, `2 bugs` */
export function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** `html, junit or ctrf` */
export function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** The first five, and how many more there are: `a, b, c, d, e and 3 more` */
export function firstFive(words: readonly string[]): string {
  const more = words.length - 5;
  return more > 0 ? `${words.slice(0, 5).join(', ')} and ${more} more` : words.join(', ');
}

/** Breaks a line at spaces, so that none is longer than `width`. What follows the first begins with `indent` spaces. */
export function wrap(line: string, width: number, indent = 0): string {
  if (line.length <= width) return line;
  const space = line.lastIndexOf(' ', width);
  if (space <= indent) return line;
  return `${line.slice(0, space)}\n${wrap(`${' '.repeat(indent)}${line.slice(space + 1)}`, width, indent)}`;
}

/** The beginning of a text, in one line of an error. */
export function inOneLine(text: string): string {
  return text.replace(/\s/g, ' ').slice(0, 120);
}
