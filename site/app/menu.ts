import { bugTotal } from 'virtual:bug-total';
import type { MenuPageId, PageId } from '../catalogue';
import { huntPage, type Level, type Page, type TrackName } from '../page';

type Entry<Id extends string> = { id: Id } & Pick<Page, 'title' | 'blurb' | 'skill' | 'onDemand'>;
/** A page of the menu. The last page of a track has no next one. */
export type MenuEntry = Entry<MenuPageId> & { level: Level; track: TrackName; next?: MenuPageId };
type Menu = {
  groups: readonly { title: string; pages: readonly MenuEntry[] }[];
  /** Every page but home, with the number of its requirements. */
  pages: readonly (Entry<PageId> & { requirements: number })[];
  /** The first page of the first track. */
  start: MenuPageId;
  /** A requirement as it is, with its id, as an example. */
  sample: { id: string; text: string };
  /** How many requirements and test ids there are, on all pages and around them. */
  requirements: number;
  testIds: number;
};

/**
 * The build replaces this, see `menu()` in vite.config.ts. Importing the catalogue instead would add the test ids of
 * every page to the script, which no page shows.
 */
declare const __MENU__: Menu;

export const { groups, pages, start, sample, requirements, testIds } = __MENU__;

/** How many bugs there are, on all pages and around them. */
export const bugs = bugTotal;

/** The pages of the menu, in its order. */
const listed = groups.flatMap((group) => group.pages);

/** The number of pages in the menu. */
export const pageCount = listed.length;

/** A page of the menu. Home and the pages that only others embed are none. */
export function menuPage(id: string | undefined): MenuEntry | undefined {
  return listed.find((page) => page.id === id);
}

/** The pages that have an address and are not home. */
export const addressed = [...pages, huntPage];
