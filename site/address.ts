/**
 * The address that a page answers to: hash routes of older suites (`/#/auth`) become paths,
 * repeated slashes (`//multi-tiered-menu`) one, and a slash at the end, which static hosts add, goes.
 * All may carry parameters of their own.
 */
export function canonicalAddress(address: URL, basePath: string): URL {
  const canonical = new URL(address);
  if (address.hash.startsWith('#/')) {
    const [path = '', query] = address.hash.slice(1).split('?');
    canonical.pathname = basePath + path.replace(/^\/+/, '');
    canonical.search = query ?? address.search;
    canonical.hash = '';
  }
  canonical.pathname = canonical.pathname.replace(/\/{2,}/g, '/');
  if (canonical.pathname.length > basePath.length) canonical.pathname = canonical.pathname.replace(/\/$/, '');
  return canonical;
}
