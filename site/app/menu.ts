import type { MenuPageId, PageId } from '../catalogue';
import { huntPage, type Page } from '../page';

type Entry<Id extends string> = { id: Id } & Pick<Page, 'title' | 'blurb' | 'skill' | 'onDemand'>;
type Menu = {
  groups: readonly { title: string; pages: readonly Entry<MenuPageId>[] }[];
  /** Every page but home, with the number of its requirements. */
  pages: readonly (Entry<PageId> & { requirements: number })[];
  /** How many requirements and test ids there are, on all pages and around them. */
  requirements: number;
  testIds: number;
};

/**
 * The build replaces this, see `menu()` in vite.config.ts. Importing the catalogue instead would add the test ids of
 * every page to the script, which no page shows.
 */
declare const __MENU__: Menu;

export const { groups, pages, requirements, testIds } = __MENU__;

/** The pages that have an address and are not home. */
export const addressed = [...pages, huntPage];
