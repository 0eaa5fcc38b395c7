/** How a document's address names its page: `/forms`, or `/#/forms` as in the suites of the site's ancestor. */
export type AddressForm = 'path' | 'hash';

/** A document that was opened at a hash route of the root keeps that form as long as it is open. */
export function formOf(address: URL, basePath: string): AddressForm {
  return address.hash.startsWith('#/') && pathBelow(address, basePath) === '' ? 'hash' : 'path';
}

/**
 * The address that a document answers to, in its own form: repeated slashes become one (`//multi-tiered-menu`), a slash
 * at the end, which static hosts add, goes, and what is no page becomes the home page. In path form a hash route
 * (`/forms#/auth`) becomes a path.
 */
export function canonicalAddress(
  address: URL,
  basePath: string,
  form: AddressForm,
  isPage: (id: string) => boolean,
): URL {
  const canonical = new URL(address);
  const [hashPath, hashQuery] = hashRoute(address);
  const route = clean(hashPath ?? pathBelow(address, basePath));
  const known = route === '' || isPage(route);
  if (form === 'hash') {
    const hash = `#/${known ? route : ''}${known && hashQuery !== undefined ? `?${hashQuery}` : ''}`;
    // Only when it differs: writing a part of a URL also removes the bare `?` of `/?#/forms`.
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

/** What an address says beside its page: `/?seed=7#/forms` and `/#/forms?seed=7` say the same; the hash wins. */
export function parametersOf(address: URL): URLSearchParams {
  const parameters = new URLSearchParams(address.search);
  const [, hashQuery] = hashRoute(address);
  for (const [name, value] of new URLSearchParams(hashQuery)) parameters.set(name, value);
  return parameters;
}

/** Path and query of a hash route, `#/auth?seed=7`; nothing for any other fragment. */
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
