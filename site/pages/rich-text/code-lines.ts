const islands = ['Ashby', 'Brill', 'Corran', 'Dunmore', 'Eyre', 'Fara', 'Gilsay'];

/** How many lines the code has at first. Far more than fit into view. */
export const lineCount = 500;

/** A line of the code, counted from 1. All are different, and the same on every visit. */
export function lineAt(number: number): string {
  const from = islands[number % 7];
  const to = islands[(number * 3 + 1) % 7];
  return `ferry(${number}, '${from}', '${to}', ${12 + ((number * 5) % 23)});`;
}

export function code(): string {
  return Array.from({ length: lineCount }, (_, index) => lineAt(index + 1)).join('\n');
}

/** The number of a line that was typed, or nothing if there is no such line. */
export function parseLine(typed: string, lines: number): number | undefined {
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= lines ? number : undefined;
}
