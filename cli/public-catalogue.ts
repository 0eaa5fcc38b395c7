import * as site from '../site/catalogue';
import type { NamesOf, TestId as SiteTestId, TestIdParameter as SiteTestIdParameter, Tool } from '../site/page';

export type { MenuPageId, PageId } from '../site/catalogue';
export type { Tool } from '../site/page';
export type { TestIdOf } from '../site/test-ids';

/**
 * What a parameter of a test id's name (`<id>` in `table-row-<id>`) stands for: one of a list, or any number or text.
 */
export type TestIdParameter = Exclude<SiteTestIdParameter, { kind: 'menu-page' }>;
export type TestId = Omit<SiteTestId, 'parameters'> & {
  parameters?: { readonly [parameter: string]: TestIdParameter };
};

type AnyPage = site.SubPage | typeof site.home;

/** Every test id around the pages. */
export type ShellTestId = NamesOf<typeof site.shell.testIds, site.MenuPageId>;

/** Every page's test ids, by its id. */
export type TestIds = { [Id in AnyPage['id']]: WithPageIds<Extract<AnyPage, { id: Id }>['testIds']> };

/** The id of every requirement of a page: `RequirementId<'auth'>` is `'account' | 'busy' | …`. */
export type RequirementId<Id extends AnyPage['id']> = IdsOf<Extract<AnyPage, { id: Id }>['requirements']>;

/** The id of every requirement of what is around the pages. */
export type ShellRequirementId = IdsOf<typeof site.shell.requirements>;

/** Every page's requirements, by its id: the sentences by theirs. */
export type Requirements = { [Id in AnyPage['id']]: { readonly [One in RequirementId<Id>]: string } };

/** For each of several pages, not only what all of them have. */
type IdsOf<Requirements> = Requirements extends unknown ? keyof Requirements & string : never;

type WithPageIds<List extends readonly SiteTestId[]> = {
  [Index in keyof List]: List[Index] extends { parameters: infer Parameters }
    ? Omit<List[Index], 'parameters'> & { parameters: PageIdsIn<Parameters> }
    : List[Index];
};

type PageIdsIn<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends { kind: 'menu-page' }
    ? readonly site.MenuPageId[]
    : Parameters[Name];
};

export type CataloguePage = {
  id: AnyPage['id'];
  /** Path below the site's address: `/forms`. */
  address: string;
  title: string;
  blurb: string;
  /** What it trains, in a few words: `waits for late content`. */
  skill: string;
  /** What to practise on it and why it is hard. */
  goal: string;
  /** One mistake that tests of it typically make. */
  pitfall: string;
  /** Where each tool's own documentation treats the subject. */
  readMore: { readonly [Name in Tool]: string };
  /** The requirements by their ids. */
  requirements: { readonly [id: string]: string };
  /** Title of its group in the menu; null for the home page and for pages that only other pages embed. */
  group: string | null;
  testIds: readonly TestId[];
};

export type CatalogueGroup = { title: string; pages: readonly site.MenuPageId[] };

/** The menu: groups and the ids of their pages, in its order. */
export const groups: readonly CatalogueGroup[] = site.groups.map(({ title, pages }) => ({
  title,
  pages: pages.map(({ id }) => id),
}));

/** Every page with its requirements and test ids: home, then the menu's order, then the embedded ones. */
export const pages: readonly CataloguePage[] = [site.home, ...site.pages].map((page) => ({
  id: page.id,
  address: page.id === 'home' ? '/' : `/${page.id}`,
  title: page.title,
  blurb: page.blurb,
  skill: page.skill,
  group: groups.find((group) => (group.pages as readonly string[]).includes(page.id))?.title ?? null,
  goal: page.goal,
  pitfall: page.pitfall,
  readMore: page.readMore,
  requirements: page.requirements,
  testIds: page.testIds.map(withPageIds),
}));

/** The test ids of every page by its id: `testIds.forms`. */
export const testIds = Object.fromEntries(pages.map((page) => [page.id, page.testIds])) as unknown as TestIds;

/** The requirements of every page by its id: `requirements.auth.refused`. */
export const requirements = Object.fromEntries(
  pages.map((page) => [page.id, page.requirements]),
) as unknown as Requirements;

/** The test ids around every page. */
export const shellTestIds: readonly TestId[] = site.shell.testIds.map(withPageIds);

/** The requirements of what is around every page. */
export const shellRequirements: { readonly [Id in ShellRequirementId]: string } = site.shell.requirements;

/** Replaces a parameter of the kind `menu-page` by the ids of all pages of the menu. */
function withPageIds({ parameters, ...testId }: SiteTestId): TestId {
  if (!parameters) return testId;
  const ids = groups.flatMap((group) => group.pages);
  const named = Object.entries(parameters).map(([name, values]): [string, TestIdParameter] => [
    name,
    'kind' in values && values.kind === 'menu-page' ? ids : (values as TestIdParameter),
  ]);
  const { name, element, when } = testId;
  return { name, parameters: Object.fromEntries(named), element, when };
}
