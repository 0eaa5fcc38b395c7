import { isIP } from 'node:net';

/** Past this length an address is refused with 414; Node itself refuses headers of over 64 KiB with 431. */
const longestAddress = 8192;

type Refusal = { status: number; message: string };

/** What is wrong with a request, whatever it asks for. */
export function refusal(method: string, url: string, host: string | undefined, loopback: boolean): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, message: `${method} is not supported: use GET or HEAD.` };
  if (loopback && !isLocalHost(host)) {
    return { status: 403, message: 'This server answers to localhost or an IP address only. Start it with --host to change that.' };
  }
  if (url.length > longestAddress) return { status: 414, message: `The address is longer than ${longestAddress} characters.` };
  return undefined;
}

/** A page of another site that has its own name resolve to this machine still sends that name: refusing it stops DNS rebinding. */
function isLocalHost(host = ''): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/**
 * The path that an address names below the base path: decoded, without a slash in front, repeated slashes as one.
 * `null` is a malformed address, `undefined` one outside of the base path.
 */
export function pathOf(url: string, basePath: string): string | null | undefined {
  const [raw = ''] = url.split('?', 1);
  if (!raw.startsWith('/')) return null;
  let path = raw;
  if (raw.includes('%')) {
    try {
      path = decodeURIComponent(raw);
    } catch {
      return null;
    }
  }
  if (path.includes('\0') || /\/\.\.(\/|$)/.test(path)) return null;
  if (path.includes('//')) path = path.replace(/\/{2,}/g, '/');
  if (path === basePath.slice(0, -1)) return '';
  return path.startsWith(basePath) ? path.slice(basePath.length) : undefined;
}
