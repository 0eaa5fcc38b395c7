import type { Requirements } from './page';

/** What goes wrong, in the words of a defect report. */
export const bugKinds = [
  'accessibility',
  'action',
  'content',
  'file',
  'focus',
  'keyboard',
  'order',
  'state',
  'text',
  'timing',
  'validation',
] as const;

/**
 * A defect that a test suite should notice: a change to one source file, which breaks one requirement of one page. It has
 * to differ for a person who uses the page, and must not mend anything.
 *
 * The document has the page's own modules twice then, as they are and with the change, because pages share a script.
 * Both copies are evaluated: a file that does something when it is evaluated does it twice, so it is no file for a bug.
 */
export type Bug<Id extends string = string> = {
  /** The requirement that it breaks, and the only one. */
  requirement: Id;
  kind: (typeof bugKinds)[number];
  /**
   * 1: any test of the requirement notices it. 2: one that looks at more than the first case. 3: only a careful one.
   */
  level: 1 | 2 | 3;
  /**
   * Where it shows, if it does not show on the page: in the console, at an address that no link leads to, in the
   * requests that the browser sends, or in some time zones. No hunt hides such a bug.
   */
  seenIn?: 'console' | 'address' | 'network' | 'time zone';
  /**
   * Whether it takes an element away, so that a test which acts on that can only fail: whoever makes the test pass has
   * taken another element. No change of a file says whether something is missing then or only another thing.
   */
  takesAway?: true;
  /** What a visitor sees, in a few words: `Signs in with any password`. */
  title: string;
  /**
   * The file that it changes: one of the page's folder, `AuthPage.tsx`, or one of the project, `/site/shared/theme.ts`,
   * `/frames/messages.js`. Only this page gets the changed file.
   */
  file: string;
  /** It is exactly once in the file. */
  find: string;
  replace: string;
};

export type NamedBug = Bug & {
  /** `auth/any-password`. */
  id: string;
  /** The page that has it, or `shell`. */
  page: string;
  /** The page's folder in `site`: `pages/auth`. */
  folder: string;
};

/** A page's bugs by their names: `defineBugs<typeof page>({ 'any-password': … })` in `site/pages/auth/bugs.ts`. */
export function defineBugs<Page extends { requirements: Requirements }>(bugs: {
  readonly [name: string]: Bug<keyof Page['requirements'] & string>;
}) {
  return bugs;
}
