import type { Page } from '../../page';

/** What a page is searched by besides its card. It comes later, see `search-texts.ts`. */
export type SearchTexts = {
  requirements: { [id: string]: string };
  /** `names` fits all names that a test id's pattern stands for: `table-row-2` for `table-row-<id>`. */
  testIds: readonly { name: string; names: RegExp }[];
};

/** Where a page has what was searched for: in what its card says anyway, or in a test id or a requirement. */
export type Found = { in: 'card' } | { in: 'test id' | 'requirement'; text: string };

type Card = Pick<Page, 'id' | 'title' | 'blurb' | 'skill'>;

/** Undefined where no single text of the page has all words. Capitals and quotation marks make no difference. */
export function find(query: string, { id, title, blurb, skill }: Card, texts?: SearchTexts): Found | undefined {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  if (hasAll(`${id} ${title} ${blurb} ${skill}`)) return { in: 'card' };
  const testId = texts?.testIds.find(({ name, names }) => hasAll(name) || names.test(query.trim()));
  if (testId) return { in: 'test id', text: testId.name };
  const requirement = Object.entries(texts?.requirements ?? {}).find(([id, text]) => hasAll(`${id} ${text}`));
  return requirement && { in: 'requirement', text: requirement[1] };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[“”‘’"'`]/g, '');
}
