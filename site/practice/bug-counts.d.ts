/** Made by `bugCounts()` in build/compile-bugs.ts. */
declare module 'virtual:bug-counts' {
  import type { Level } from '../page';

  /** How many bugs each requirement can be broken by: by the page's id, and then by its own. */
  export const bugCounts: { [page: string]: { [requirement: string]: number } | undefined };

  /** The levels of the bugs that a hunt can give each page, by its id. A page that no hunt visits is missing. */
  export const huntedLevels: { [page: string]: readonly Level[] | undefined };

  /** Which bugs this build has, see `markOf` in site/run/hunt-token.ts. */
  export const huntMark: string;
}
