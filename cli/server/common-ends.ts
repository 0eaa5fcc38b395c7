/** What a text adds to another one: its middle, and how many characters of its start and end are also the other's. */
export type Middle = { start: number; middle: string; end: number };

/** The middle of a text between the longest start and the longest end that it shares with another. */
export function middleOf(text: string, other: string): Middle {
  const shortest = Math.min(text.length, other.length);
  let start = 0;
  while (start < shortest && text[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && text.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, middle: text.slice(start, text.length - end), end };
}

/** The text that this middle was taken of. */
export function withEndsOf(other: string, { start, middle, end }: Middle): string {
  return other.slice(0, start) + middle + other.slice(other.length - end);
}
