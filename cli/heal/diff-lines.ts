/** A line of a diff, and what it does. A head names a file or a place in it. */
export type DiffLine = { line: string; kind: 'head' | 'plus' | 'minus' | '' };

/**
 * The lines of a unified diff of any number of files. They are counted by the numbers in the head of their place:
 * a removed line can begin as the head of a file does.
 */
export function diffLines(diff: string): DiffLine[] {
  let [before, after] = [0, 0];
  return diff.split('\n').map((line) => {
    if (before <= 0 && after <= 0) {
      const place = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
      if (place) [before, after] = [Number(place[1] ?? 1), Number(place[2] ?? 1)];
      return { line, kind: place || /^(?:---|\+\+\+) /.test(line) ? 'head' : '' };
    }
    const sign = line.charAt(0);
    // As in “\ No newline at end of file”, which is no line of the file.
    if (sign === '\\') return { line, kind: '' };
    if (sign !== '+') before--;
    if (sign !== '-') after--;
    return { line, kind: sign === '+' ? 'plus' : sign === '-' ? 'minus' : '' };
  });
}
