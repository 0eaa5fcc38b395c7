import { home, pages } from '../site/catalogue';

/** Everything that is tested page by page: the pages, and what is around each of them. */
export const everyPage: readonly string[] = ['shell', home.id, ...pages.map(({ id }) => id)];

/** They stand for the others: waits, libraries' components in a document of their own, frames, and the shell. */
export const representative = ['auth', 'date-pickers', 'iframes-1', 'shell'];

/** `PAGES="forms tables" npm test` tests these in depth too. */
export const named = process.env.PAGES?.split(/[\s,]+/).filter(Boolean) ?? [];
for (const page of named) if (!everyPage.includes(page)) throw new Error(`PAGES names ${page}, which is no page.`);

/** `WHOLE_SUITE=1` leaves nothing out. */
export const wholeSuite = !!process.env.WHOLE_SUITE;

/**
 * The pages that a run tests in depth: in every engine, in every way, with every tool and every bug. A normal run tests
 * all of what each page does, but this only of the representative pages and of those that `PAGES` names.
 */
export const inDepth = everyPage.filter((page) => wholeSuite || representative.includes(page) || named.includes(page));

export function isInDepth(page: string): boolean {
  return inDepth.includes(page);
}
