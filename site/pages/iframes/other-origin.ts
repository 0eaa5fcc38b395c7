type Address = Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port'>;

/**
 * Where this site also answers, on another host than the page's: an address that ends in a slash.
 * Nothing when the page is at a name whose other name nobody told, or was told the page's own.
 */
export function otherOrigin(page: Address, basePath: string, named: string | null): string | undefined {
  const other = named === null ? otherLoopback(page, basePath) : withPath(new URL(named), basePath);
  return other && new URL(other).origin !== page.origin ? other : undefined;
}

function otherLoopback({ protocol, hostname, port }: Address, basePath: string): string | undefined {
  const host = isLoopbackName(hostname) ? '127.0.0.1' : isLoopbackAddress(hostname) ? 'localhost' : undefined;
  return host && `${protocol}//${host}${port && `:${port}`}${basePath}`;
}

/** A bare origin means this server there, base path and all; one with a path says itself where the site is. */
function withPath(url: URL, basePath: string): string {
  return url.pathname === '/' ? `${url.origin}${basePath}` : url.href;
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

function isLoopbackAddress(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
