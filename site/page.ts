import type { icons } from 'lucide-react';

/** What is in angle brackets in a test id's name: one of these values, or any of a kind. */
export type TestIdParameter =
  | readonly (string | number)[]
  | { kind: 'number' | 'text'; description: string }
  /** The id of a page that the menu lists. */
  | { kind: 'menu-page' };

export type TestId = {
  /** `submit-button`, or a pattern: `table-row-<id>`. */
  name: string;
  parameters?: { readonly [parameter: string]: TestIdParameter };
  /** The element's tag name. */
  element: string;
  /** `always`, or the state of the page in which it is in the document. */
  when: string;
};

/**
 * The names that a list of test ids stands for, patterns filled in: `table-row-1`, `table-row-2`, … `MenuPage` are the
 * ids of the menu's pages. With `number` as `Other`, any number fits where some are listed.
 */
export type NamesOf<
  List extends readonly TestId[],
  MenuPage extends string,
  Other = never,
> = List[number] extends infer One
  ? One extends { name: infer Name extends string; parameters: infer Parameters }
    ? Fill<Name, Parameters, MenuPage, Other>
    : One extends { name: infer Name extends string }
      ? Name
      : never
  : never;

type Fill<
  Name,
  Parameters,
  MenuPage extends string,
  Other,
> = Name extends `${infer Head}<${infer Parameter}>${infer Tail}`
  ? `${Head}${ValueOf<Parameters[Parameter & keyof Parameters], MenuPage, Other>}${Fill<Tail, Parameters, MenuPage, Other>}`
  : Name;

type ValueOf<Parameter, MenuPage extends string, Other> = Parameter extends readonly (infer Value extends
  | string
  | number)[]
  ? Value | (Value extends number ? Other & number : never)
  : Parameter extends { kind: 'number' }
    ? number
    : Parameter extends { kind: 'menu-page' }
      ? MenuPage
      : string;

/** A library that a page brings along. Its pages are one script, so that no other page waits for it. */
export type Library = 'mui' | 'antd' | 'dnd-kit';

/**
 * A script that holds one or more pages: those with a library, one page alone, or all others. Those
 * are so light that fetching each by itself would take longer than fetching all.
 */
export type BundleName = Library | 'light' | `page-${string}`;

/** A test tool that the site has something to say about. */
export type Tool = 'playwright' | 'selenium' | 'webdriverio' | 'cypress';

/**
 * What the page promises, in the order in which a tester would check it: a sentence each, with the exact texts, and an
 * id that is public API as a test id's name is. Names in backticks are test ids.
 */
export type Requirements = { readonly [id: string]: string };

/**
 * A hint for each requirement of a page, `site/pages/<id>/hints.ts`: two sentences for a learner whose test missed it,
 * which say where to look and do not give the test away.
 */
export type HintsOf<Owner extends { requirements: Requirements }> = {
  readonly [id in keyof Owner['requirements']]: string;
};

export type Level = 1 | 2 | 3;

/** The two ways through the site, each from its first page to its last. Places have gaps for pages to come. */
export const trackNames = ['First week', 'What is hard'] as const;
export type TrackName = (typeof trackNames)[number];

/** A page as data: `site/pages/<id>/page.ts`. Its id is its folder and its address: page `forms` is at `/forms`. */
export type Page = {
  id: string;
  title: string;
  /** The name of its icon in lucide. A page of the menu has one. */
  icon?: keyof typeof icons;
  /** One line for its card and for lists. */
  blurb: string;
  /** What it trains, in a few words after "one who": `waits for late content`. */
  skill: string;
  /** What testers call what it has, where its other texts say it differently: `2FA`. The search finds it by these. */
  words?: readonly string[];
  /**
   * How hard it is to test: 1 for a first test, 3 for what even experienced people get wrong. Every page of the menu
   * has one.
   */
  level?: Level;
  /** Where a learner meets it. A page of the menu has one. */
  track?: { name: TrackName; place: number };
  library?: Library;
  /**
   * The views that have an address below the page's, by its end: `cart` is `/shop/cart`, with this title. Any other
   * address below the page's shows the page too, which sets the title of its document and knows where to lead.
   */
  views?: Readonly<Record<string, string>>;
  /** Its script holds no other page, so that none has to wait for it. */
  ownScript?: true;
  /** How much its HTML may name of scripts and styles, in kilobytes of gzip: 250, unless its libraries need more. */
  kilobytes?: number;
  /** What to practise here and why it is hard: a short paragraph. */
  goal: string;
  /** One mistake that tests of this page typically make. */
  pitfall: string;
  /** Where each tool's own documentation treats the subject. */
  readMore: { readonly [Name in Tool]: string };
  requirements: Requirements;
  testIds: readonly TestId[];
  /**
   * Its introduction and hints as the component has them, and the same in other words: for the redesign `prose`. Nothing
   * that a requirement says.
   */
  prose: readonly [Rewording, ...Rewording[]];
};

type Rewording = readonly [text: string, inOtherWords: string];

/** A page that is no exercise: it has an address, and neither requirements nor a place in the menu. */
export const huntPage = { id: 'hunt', title: 'Bug hunt', ownScript: true, ownDocument: true } as const;

export type PageGroup = {
  title: string;
  pages: readonly (Page & Required<Pick<Page, 'icon' | 'words' | 'level' | 'track'>>)[];
};

/** The script that a page is in. Home has none: it is in the main script, because most visits begin there. */
export function bundleOf({
  id,
  library,
  ownScript,
}: Pick<Page, 'id' | 'library' | 'ownScript'>): BundleName | undefined {
  if (id === 'home') return undefined;
  return ownScript ? `page-${id}` : (library ?? 'light');
}

/** Whether a bundle holds one page alone. Also of a file: whether only such bundles need it. */
export function isOfOnePage(bundle: string): boolean {
  return bundle.startsWith('page-');
}

export const siteTitle = 'Test Automation Practice (Web and Mobile Web)';

/** The document title of a page: its own title first, so that a tab shows what differs. */
export function documentTitle({ id, title }: Pick<Page, 'id' | 'title'>): string {
  return id === 'home' ? siteTitle : `${title} | ${siteTitle}`;
}
