import type { Bug, NamedBug } from './bug';

const modules = import.meta.glob<{ [name: string]: Bug }>(['./pages/*/bugs.ts', './app/bugs.ts'], {
  eager: true,
  import: 'bugs',
});

/** The bugs of all pages and of the shell. The build reads them; no page imports them. */
export const bugs: readonly NamedBug[] = Object.entries(modules).flatMap(([path, bugsOfPage]) => {
  const page = /^\.\/pages\/([\w-]+)\//.exec(path)?.[1] ?? 'shell';
  return Object.entries(bugsOfPage).map(([name, bug]) => ({ id: `${page}/${name}`, page, ...bug }));
});
