export const views = { inbox: 'Inbox', archive: 'Archive', settings: 'Settings', report: 'Report' } as const;
export type View = keyof typeof views;

const first: View = 'inbox';

/** The view in the query of an address, where there is one. */
export function namedView(search: string): View | undefined {
  const view = new URLSearchParams(search).get('view')?.toLowerCase() ?? '';
  return Object.hasOwn(views, view) ? (view as View) : undefined;
}

/** The view that an address shows: the first one where it names none, or an unknown one. */
export function viewIn(search: string): View {
  return namedView(search) ?? first;
}

/** The query with another view. The options of the run stay. */
export function searchOf(search: string, view: View): string {
  const parameters = new URLSearchParams(search);
  parameters.set('view', view);
  return `?${parameters}`;
}

/** An address below what the site is mounted on: `/navigation?view=inbox`. */
export function shortened({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, basePath: string) {
  return `/${pathname.slice(basePath.length)}${search}${hash}`;
}

const most = 20;

/** The addresses of the tab after a visit. A reload is no visit, and an address that replaces another has its place. */
export function withVisit(addresses: readonly string[], address: string, replaces: boolean): readonly string[] {
  if (addresses.at(-1) === address) return addresses;
  return [...(replaces ? addresses.slice(0, -1) : addresses), address].slice(-most);
}
