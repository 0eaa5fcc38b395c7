/** Made by `bugCounts()` in build/compile-bugs.ts. */
declare module 'virtual:bug-counts' {
  /** How many bugs each requirement can be broken by: by the page's id, and then by its own. */
  export const bugCounts: { [page: string]: { [requirement: string]: number } | undefined };
}
