/** Made by `bugCounts()` in build/compile-bugs.ts. */
declare module 'virtual:bug-counts' {
  /** How many bugs each page can be given, by its id. */
  export const bugCounts: { [page: string]: number | undefined };
}
