/** Made by `bugCounts()` in build/compile-bugs.ts. */
declare module 'virtual:bug-total' {
  /** How many bugs there are, on all pages and around them. */
  export const bugTotal: number;
}
