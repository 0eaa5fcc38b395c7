import type { Bug, NamedBug } from './bug';

const modules = import.meta.glob<{ [name: string]: Bug }>(['./app/*/bugs.ts', './pages/*/bugs.ts'], {
  eager: true,
  import: 'bugs',
});

/** The bugs of all pages and of the shell. The build reads them; no page imports them. */
export const bugs: readonly NamedBug[] = Object.entries(modules)
  .map(([path, bugs]) => ({ folder: path.replace(/^\.\/(.+)\/bugs\.ts$/, '$1'), bugs }))
  .map(({ folder, bugs }) => ({ page: folder.replace(/^.+\//, ''), folder, bugs }))
  // The shell first, then by page with `iframes-1` before `iframes`: a hunt with a seed chooses from this order, so it
  // has to stay.
  .sort((one, other) => (keyOf(one.page) < keyOf(other.page) ? -1 : 1))
  .flatMap(({ page, folder, bugs }) =>
    Object.entries(bugs).map(([name, bug]) => ({ id: `${page}/${name}`, page, folder, ...bug })),
  );

function keyOf(page: string): string {
  return page === 'shell' ? '' : `${page}/`;
}
