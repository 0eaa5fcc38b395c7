const heading = '## Paragraphs that several licenses have';

/**
 * The text of many licences, in which every long paragraph that several of them have is there once, at the end. Where
 * it was is its number: `[2]`. Spaces, line ends and punctuation do not make a paragraph another one.
 */
export function sharedOnce(licenses: string): string {
  // It was shortened by an earlier build.
  if (licenses.includes(heading)) return licenses;
  const paragraphs = licenses.trimEnd().split(/\n\s*\n/);
  const uses = new Map<string, number>();
  for (const paragraph of paragraphs) uses.set(wordsOf(paragraph), (uses.get(wordsOf(paragraph)) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const shared: string[] = [];
  const shortened = paragraphs.map((paragraph) => {
    const words = wordsOf(paragraph);
    if (words.length < 120 || uses.get(words) === 1) return paragraph;
    const number = numbers.get(words) ?? numbers.size + 1;
    if (!numbers.has(words)) shared.push(`[${number}] ${paragraph}`);
    numbers.set(words, number);
    return `[${number}]`;
  });
  if (shared.length === 0) return licenses;
  return `${[...shortened, heading, ...shared].join('\n\n')}\n`;
}

function wordsOf(paragraph: string): string {
  return paragraph
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ');
}
