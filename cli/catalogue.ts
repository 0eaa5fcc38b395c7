import * as site from '../site/catalogue';
import type { Hook as SiteHook, HookParameter as SiteHookParameter } from '../site/page';

export type { MenuPageId, PageId } from '../site/catalogue';

/** What a parameter of a hook's name (`<id>` in `table-row-<id>`) stands for: one of a list, or any number or text. */
export type HookParameter = Exclude<SiteHookParameter, { kind: 'menu-page' }>;
export type Hook = Omit<SiteHook, 'parameters'> & { parameters?: { readonly [parameter: string]: HookParameter } };

type AnyPage = site.SubPage | typeof site.home;

/** Every hook of a page, patterns filled in: `HookOf<'forms'>` is `'login-form' | 'username-input' | …`. */
export type HookOf<Id extends AnyPage['id']> = HookNames<Extract<AnyPage, { id: Id }>['hooks']>;

/** Every hook around the pages. */
export type ShellHook = HookNames<typeof site.shell.hooks>;

/** Every page's hooks, by its id. */
export type Hooks = { [Id in AnyPage['id']]: WithPageIds<Extract<AnyPage, { id: Id }>['hooks']> };

/** The names that a list of hooks stands for. */
export type HookNames<Hooks extends readonly SiteHook[]> = Hooks[number] extends infer One
  ? One extends SiteHook
    ? NamesOf<One>
    : never
  : never;

type WithPageIds<List extends readonly SiteHook[]> = {
  [Index in keyof List]: List[Index] extends { parameters: infer Parameters }
    ? Omit<List[Index], 'parameters'> & { parameters: PageIdsIn<Parameters> }
    : List[Index];
};

type PageIdsIn<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends { kind: 'menu-page' }
    ? readonly site.MenuPageId[]
    : Parameters[Name];
};

type NamesOf<One extends SiteHook> = Fill<
  One['name'],
  One extends { parameters: infer Parameters } ? Parameters : unknown
>;

type Fill<Name extends string, Parameters> = Name extends `${infer Head}<${infer Parameter}>${infer Tail}`
  ? `${Head}${ValueOf<Parameters[Parameter & keyof Parameters]>}${Fill<Tail, Parameters>}`
  : Name;

type ValueOf<Parameter> = Parameter extends readonly (infer Value extends string | number)[]
  ? Value
  : Parameter extends { kind: 'number' }
    ? number
    : Parameter extends { kind: 'menu-page' }
      ? site.MenuPageId
      : string;

export type CataloguePage = {
  id: AnyPage['id'];
  /** Path below the site's address: `/forms`. */
  address: string;
  title: string;
  blurb: string;
  /** Title of its group in the menu; null for the home page and for pages that only other pages embed. */
  group: string | null;
  hooks: readonly Hook[];
};

export type CatalogueGroup = { title: string; pages: readonly site.MenuPageId[] };

/** The menu: groups and the ids of their pages, in its order. */
export const groups: readonly CatalogueGroup[] = site.groups.map(({ title, pages }) => ({
  title,
  pages: pages.map(({ id }) => id),
}));

/** Every page with its hooks: home, then the menu's order, then the embedded ones. */
export const pages: readonly CataloguePage[] = [site.home, ...site.pages].map(({ id, title, blurb, hooks }) => ({
  id,
  address: id === 'home' ? '/' : `/${id}`,
  title,
  blurb,
  group: groups.find((group) => (group.pages as readonly string[]).includes(id))?.title ?? null,
  hooks: hooks.map(withPageIds),
}));

/** The hooks of every page by its id: `hooks.forms`. */
export const hooks = Object.fromEntries(pages.map((page) => [page.id, page.hooks])) as unknown as Hooks;

/** The hooks around every page. */
export const shellHooks: readonly Hook[] = site.shell.hooks.map(withPageIds);

/** Replaces a parameter of the kind `menu-page` by the ids of all pages of the menu. */
function withPageIds({ parameters, ...hook }: SiteHook): Hook {
  if (!parameters) return hook;
  const ids = groups.flatMap((group) => group.pages);
  const named = Object.entries(parameters).map(([name, values]): [string, HookParameter] => [
    name,
    'kind' in values && values.kind === 'menu-page' ? ids : (values as HookParameter),
  ]);
  const { name, element, when } = hook;
  return { name, parameters: Object.fromEntries(named), element, when };
}
