import type { MenuPageId, PageId } from '../catalogue';
import type { Page } from '../page';

type Entry<Id extends string> = { id: Id } & Pick<Page, 'title' | 'blurb'>;
type Menu = {
  groups: readonly { title: string; pages: readonly Entry<MenuPageId>[] }[];
  /** Every page but home. */
  pages: readonly Entry<PageId>[];
};

/** The build puts it here, see `menu()` in vite.config.ts. Importing the catalogue would bring every page's hooks along, which no page needs to show. */
declare const __MENU__: Menu;

export const { groups, pages } = __MENU__;
