/** A table's lines: columns as wide as their longest cell, columns without any cell left away. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const filled = head.map((_, column) => rows.some((row) => row[column]));
  const shown = [head, ...rows].map((row) => row.filter((_, column) => filled[column]));
  const widths = shown.reduce<number[]>(
    (longest, row) => row.map((cell, column) => Math.max(cell.length, longest[column] ?? 0)),
    [],
  );
  return shown.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Breaks a line at spaces, so that none is longer than `width`. What follows the first begins with `indent` spaces. */
export function wrap(line: string, width: number, indent = 0): string {
  // A column of names that fills the terminal leaves no room to wrap in.
  if (line.length <= width || width - indent < 20) return line;
  const space = line.lastIndexOf(' ', width);
  if (space <= indent) return line;
  return `${line.slice(0, space).trimEnd()}\n${wrap(`${' '.repeat(indent)}${line.slice(space + 1)}`, width, indent)}`;
}

/** Cuts a line that is longer than `width`. */
export function cut(line: string, width: number): string {
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}
