/** By file. A page whose hints are not written has none. */
const files = import.meta.glob<{ readonly [requirement: string]: string }>(
  ['../pages/*/hints.ts', '../app/home/hints.ts'],
  { import: 'default' },
);

/** The hints of a page by its requirements. Undefined if there are none. */
export function hintsOf(page: string): (() => Promise<{ readonly [requirement: string]: string }>) | undefined {
  return files[page === 'home' ? '../app/home/hints.ts' : `../pages/${page}/hints.ts`];
}
