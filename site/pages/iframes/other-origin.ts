type Address = Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port'>;

/**
 * An address of this site on another host than the page's, with a slash at its end. `named` is the one of the run
 * options. Undefined if none is known: without `named` only localhost and loopback addresses have another name.
 */
export function otherOrigin(page: Address, basePath: string, named: string | null): string | undefined {
  const other = named === null ? otherLoopback(page, basePath) : withPath(new URL(named), basePath);
  return other && new URL(other).origin !== page.origin ? other : undefined;
}

function otherLoopback({ protocol, hostname, port }: Address, basePath: string): string | undefined {
  const host = isLoopbackName(hostname) ? '127.0.0.1' : isLoopbackAddress(hostname) ? 'localhost' : undefined;
  return host && `${protocol}//${host}${port && `:${port}`}${basePath}`;
}

/** An origin without a path gets the base path of this server. An address with a path is used as it is. */
function withPath(url: URL, basePath: string): string {
  return url.pathname === '/' ? `${url.origin}${basePath}` : url.href;
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

function isLoopbackAddress(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
