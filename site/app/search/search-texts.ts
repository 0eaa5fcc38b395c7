import { pages } from '../../catalogue';
import type { Page } from '../../page';
import { textsOf } from './page-texts';

export { closestTo } from './not-here';

/** The build replaces this, see build/headings.ts. */
declare const __HEADINGS__: { [page: string]: string[] };

/**
 * What every page is searched by besides its card, by its id. It is more text than all else on home, so this module is a
 * script of its own, which is fetched when the search field is first used.
 */
export const texts = new Map(pages.map((page: Page) => [page.id, textsOf(page, __HEADINGS__[page.id] ?? [])]));
