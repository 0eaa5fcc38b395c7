import { groups as menuGroups, type PageId, pages as sitePages, siteTitle } from '../site/catalogue';
import { type Hook, type HookNames, type HookOf, type HookParameter, hooks, type ShellHook, shellHooks } from '../site/hooks';

export type { Hook, HookNames, HookOf, HookParameter, PageId, ShellHook };
export { hooks, shellHooks };

export type CataloguePage = {
  id: 'home' | PageId;
  /** Path below the site's address: `/forms`. */
  address: string;
  title: string;
  blurb: string;
  /** Title of its group in the menu; null for the home page and for pages that only other pages embed. */
  group: string | null;
  hooks: readonly Hook[];
};

export type CatalogueGroup = { title: string; pages: readonly PageId[] };

/** The menu: groups and the ids of their pages, in its order. */
export const groups: readonly CatalogueGroup[] = menuGroups.map(({ title, pages }) => ({ title, pages: pages.map(({ id }) => id) }));

/** Every page with its hooks: home, then the menu's order, then the embedded ones. */
export const pages: readonly CataloguePage[] = [
  { id: 'home', address: '/', title: siteTitle, blurb: 'Every page as a card.', group: null, hooks: hooks.home },
  ...sitePages.map(({ id, title, blurb }) => ({ id, address: `/${id}`, title, blurb, group: groupOf(id), hooks: hooks[id] })),
];

function groupOf(id: PageId): string | null {
  return groups.find((group) => group.pages.includes(id))?.title ?? null;
}
