import type { Page } from '../../page';

/** What a page is searched by besides its card. It comes later, see `search-texts.ts`. */
export type SearchTexts = {
  /** What testers call what the page has. */
  words: readonly string[];
  headings: readonly string[];
  /** `names` fits all names that a test id's pattern is made for: `table-row-2` for `table-row-<id>`. */
  testIds: readonly { name: string; names: RegExp }[];
  requirements: { readonly [id: string]: string };
  goal: string;
  pitfall: string;
};

/** Where a page has what was searched for. In its card: in its title, or in what the card says about it. */
export type Found =
  | { in: 'title' | 'card' }
  | { in: 'in other words' | 'heading' | 'test id' | 'requirement' | 'goal' | 'typical mistake'; text: string };

type Card = Pick<Page, 'id' | 'title' | 'blurb' | 'skill'>;

/** Undefined if no single text of the page has all words. Capitals and quotation marks make no difference. */
export function find(query: string, { id, title, blurb, skill }: Card, texts?: SearchTexts): Found | undefined {
  const words = wordsOf(query);
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  if (hasAll(`${id} ${title}`)) return { in: 'title' };
  if (hasAll(`${id} ${title} ${blurb} ${skill}`)) return { in: 'card' };
  if (!texts) return undefined;
  const word = texts.words.find(hasAll);
  if (word) return { in: 'in other words', text: word };
  const heading = texts.headings.find(hasAll);
  if (heading) return { in: 'heading', text: heading };
  const testId = texts.testIds.find(({ name, names }) => hasAll(name) || names.test(withoutLocator(query).trim()));
  if (testId) return { in: 'test id', text: testId.name };
  for (const [name, marked] of Object.entries(texts.requirements)) {
    const text = withoutMarks(marked);
    if (hasAll(text)) return { in: 'requirement', text };
    // As `grade` prints it, because otherwise the result would not say why it is one.
    const withId = `${id}/${name}: ${text}`;
    if (hasAll(withId)) return { in: 'requirement', text: withId };
  }
  // Whole words: in so much text parts of words would be found by chance.
  const says = (text: string) =>
    words.every((word) =>
      plain(text)
        .split(/[^\p{L}\p{N}-]+/u)
        .includes(word),
    );
  if (says(texts.goal)) return { in: 'goal', text: withoutMarks(texts.goal) };
  return says(texts.pitfall) ? { in: 'typical mistake', text: withoutMarks(texts.pitfall) } : undefined;
}

/** A text of a page without the backticks around test ids and code. */
function withoutMarks(text: string): string {
  return text.replaceAll('`', '');
}

const ranks: Record<Found['in'], number> = {
  title: 0,
  card: 1,
  'in other words': 2,
  heading: 3,
  'test id': 4,
  requirement: 4,
  goal: 5,
  'typical mistake': 5,
};

/** What was found, the pages first whose title says it, and last those that only mention it. */
export function byRank<One extends { where: Found }>(found: readonly One[]): One[] {
  return [...found].sort((one, other) => ranks[one.where.in] - ranks[other.where.in]);
}

/** What is searched for, word by word. Of a locator by a test id, the test id. */
export function wordsOf(query: string): string[] {
  return plain(withoutLocator(query)).split(/\s+/).filter(Boolean);
}

/** `email-input` for `[data-test="email-input"]` or `getByTestId('email-input')`, as a failed test prints them. */
function withoutLocator(query: string): string {
  return /(?:data-test(?:id)?\s*=|getByTestId\()\s*["']?([\w-]+)/i.exec(query)?.[1] ?? query;
}

/** A query in which each word is without its ending: `mocking requests` finds what `mock request` finds. */
export function withoutEndings(query: string): string {
  return wordsOf(query)
    .map((word) => (word.length > 4 ? word.replace(/(?:s|ing|ed|er)$/, '') : word))
    .join(' ');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[“”‘’"'`]/g, '');
}

/** A text in parts, of which every second one is one of the words. From near the first of them on if that is far. */
export function partsOf(text: string, query: string): string[] {
  const words = wordsOf(query).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (words.length === 0) return [text];
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'i'));
  const [before = ''] = parts;
  if (parts.length === 1 || before.length <= 60) return parts;
  return [`…${before.slice(before.indexOf(' ', before.length - 50))}`, ...parts.slice(1)];
}
