import { bugTotal } from 'virtual:bug-total';
import type { MenuPageId, PageId } from '../catalogue';
import { huntPage, type Level, type Page, type TrackName, trackNames } from '../page';
import { pageAt } from '../run/page-at';
import type { RouteId } from './page-registry';

type Entry<Id extends string> = { id: Id } & Pick<Page, 'title' | 'blurb' | 'skill'> & {
    /** Whether it has addresses below its own. */
    hasViews?: true;
  };
/** A page of the menu. The last page of a track has no next one. */
export type MenuEntry = Entry<MenuPageId> & { level: Level; track: TrackName; next?: MenuPageId };
type Menu = {
  /** How many pages each has: they are the first ones of all, in this order. */
  groups: readonly { title: string; size: number }[];
  /** Every page but home, with the number of its requirements. A page of the menu has a level. */
  pages: readonly (Entry<PageId> & { level?: Level; requirements: number })[];
  /** The pages of each track. */
  tracks: readonly (readonly MenuPageId[])[];
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

// Once, because the build writes the whole menu at each place that names it.
const menu = __MENU__;

export const { pages, sample, requirements, testIds } = menu;

export const groups = menu.groups.map(({ title, size }, index, all) => {
  const start = all.slice(0, index).reduce((sum, group) => sum + group.size, 0);
  return { title, pages: pages.slice(start, start + size).map(withTrack) };
});

/** The first page of the first track. */
export const start = menu.tracks[0]?.[0];

/** How many bugs there are, on all pages and around them. */
export const bugs = bugTotal;

/** The pages of the menu, in its order. */
const listed = groups.flatMap((group) => group.pages);

/** The number of pages in the menu. */
export const pageCount = listed.length;

/** A page of the menu. Home and the pages that only others embed are not. */
export function menuPage(id: string | undefined): MenuEntry | undefined {
  return listed.find((page) => page.id === id);
}

/** The pages that have an address and are not home. */
export const addressed = [...pages, huntPage];

/** The id of the page at a path: `/shop/cart` is a view of `shop`. Home's is empty. */
export function idAt(pathname: string): string {
  return pageAt(pathname.slice(1), (one) => pages.some(({ id, hasViews }) => hasViews && id === one));
}

/** The page that a path shows, as scripts and components are named by it. */
export function routeAt(pathname: string): RouteId {
  return (idAt(pathname) || 'home') as RouteId;
}

/** What the page has by its place in its track. */
function withTrack(page: Menu['pages'][number]): MenuEntry {
  const track = menu.tracks.findIndex((ids) => ids.some((id) => id === page.id));
  const ids = menu.tracks[track] ?? [];
  const next = ids[ids.indexOf(page.id as MenuPageId) + 1];
  return { ...page, track: trackNames[track], next } as MenuEntry;
}
