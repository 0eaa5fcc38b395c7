import type page from './page';

type RowTestId = Extract<(typeof page)['testIds'][number], { parameters: object }>;

/** What tells a button from the others: `text-row-<key>` is its row. */
export type Key = RowTestId['parameters']['key'][number];

/**
 * Labels with characters that a reader does not see, or sees as something else. This is the exercise. They are written
 * as escapes, because no editor shows them, and some change them when they save a file.
 */
export const labels = {
  quotes: 'Rename "Tom\'s list"',
  // No-break spaces, and two plain ones in a row.
  spaces: 'Book\u00a02\u00a0seats  now',
  // A soft hyphen in each place where the word may be broken.
  hyphen: 'Acces\u00adsi\u00adbil\u00adity state\u00adment',
  // A zero-width space after each place where the address may be broken.
  zeroWidth: 'ada.\u200blovelace@\u200bexample.test',
  // One character for each letter with its accent.
  composed: 'R\u00e9sum\u00e9',
  // The same letters, each followed by an accent of its own.
  decomposed: 'Re\u0301sume\u0301',
  cut: 'Download the complete annual report',
  bidi: '\u0637\u0644\u0628 4512',
  // Four people with joiners between them.
  emoji: 'Family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  braces: 'Insert {{name}}',
};

/** Six letters and digits, as tools that make ids and class names add them. `random` is from 0 up to 1. */
export function suffixOf(random: number): string {
  return Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}
