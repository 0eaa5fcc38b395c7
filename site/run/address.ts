/** How a document's address names its page: `/forms` in path form, `/#/forms` in hash form. */
export type AddressForm = 'path' | 'hash';

/** The form of the address that a document was opened with. It stays the same until another document is loaded. */
export function formOf(address: URL, basePath: string): AddressForm {
  return address.hash.startsWith('#/') && pathBelow(address, basePath) === '' ? 'hash' : 'path';
}

/**
 * The corrected address of a document, in its own form. Repeated slashes (`//multi-tiered-menu`) become one. A slash at
 * the end, which static hosts add, is removed. An unknown page becomes the home page. In path form a hash route
 * (`/forms#/auth`) becomes a path (`/auth`). In an export the name of a page's file counts as its path.
 */
export function canonicalAddress(
  address: URL,
  basePath: string,
  form: AddressForm,
  isPage: (id: string) => boolean,
  isExport: boolean,
): URL {
  const canonical = new URL(address);
  const [hashPath, hashQuery] = hashRoute(address);
  const path = hashPath ?? pathBelow(address, basePath);
  const route = clean(isExport ? path.replace(/(^|\/)index\.html$|\.html$/, '') : path);
  const known = route === '' || isPage(route);
  if (form === 'hash') {
    const hash = `#/${known ? route : ''}${known && hashQuery !== undefined ? `?${hashQuery}` : ''}`;
    // Set only when it differs, because setting any part of a URL also removes the bare `?` of `/?#/forms`.
    if (hash !== address.hash) canonical.hash = hash;
    return canonical;
  }
  canonical.pathname = basePath + (known ? route : '');
  if (!known) canonical.search = '';
  if (hashPath === undefined) return canonical;
  if (known && hashQuery !== undefined) canonical.search = hashQuery;
  canonical.hash = '';
  return canonical;
}

/** The parameters that a link to another page replaces: those in the fragment of an address in hash form. */
export function routeParameters(address: URL, basePath: string): URLSearchParams {
  const [, hashQuery] = hashRoute(address);
  return new URLSearchParams(formOf(address, basePath) === 'hash' ? hashQuery : address.search);
}

/** The parameters of `/?seed=7#/forms` and of `/#/forms?seed=7`. Those in the fragment win over those in the query. */
export function parametersOf(address: URL): URLSearchParams {
  const parameters = new URLSearchParams(address.search);
  const inFragment = [...new URLSearchParams(hashRoute(address)[1])];
  for (const [name] of inFragment) parameters.delete(name);
  for (const [name, value] of inFragment) parameters.append(name, value);
  return parameters;
}

/**
 * The requirement that an address names, for the practice panel: `/auth#refused`, or `/#/auth?requirement=refused`.
 * `#main` is where “Skip to content” leads.
 */
export function requirementIn(address: URL): string | undefined {
  const [path, query] = hashRoute(address);
  const id = path === undefined ? address.hash.slice(1) : new URLSearchParams(query).get('requirement');
  return id && id !== 'main' && /^[a-z][a-z\d-]*$/.test(id) ? id : undefined;
}

/** The address of the same page that names a requirement. */
export function addressOfRequirement(address: URL, basePath: string, id: string): URL {
  const next = new URL(address);
  if (formOf(address, basePath) === 'path') {
    next.hash = id;
    return next;
  }
  const [path, query] = hashRoute(address);
  const parameters = new URLSearchParams(query);
  parameters.set('requirement', id);
  next.hash = `#${path}?${parameters}`;
  return next;
}

/**
 * The address with its hunt before the fragment too, where the server sees it: it gives the pages of a hunt their bugs.
 * Undefined if the hunt is there already, or there is none.
 */
export function withHuntServed(address: URL): URL | undefined {
  const [, hashQuery] = hashRoute(address);
  const hunt = new URLSearchParams(hashQuery).get('hunt');
  if (hunt === null || address.searchParams.get('hunt') === hunt) return undefined;
  const served = new URL(address);
  served.searchParams.set('hunt', hunt);
  return served;
}

/** Path and query of a hash route like `#/auth?seed=7`; empty for any other fragment. */
function hashRoute({ hash }: URL): [path?: string, query?: string] {
  if (!hash.startsWith('#/')) return [];
  const start = hash.indexOf('?');
  return start < 0 ? [hash.slice(1)] : [hash.slice(1, start), hash.slice(start + 1)];
}

function pathBelow({ pathname }: URL, basePath: string): string {
  const path = pathname.replace(/\/{2,}/g, '/');
  return path.startsWith(basePath) ? path.slice(basePath.length) : '';
}

function clean(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '');
}
