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

let lastLocalHost: string | undefined;

/** A page of another site that has its own name resolve to this machine still sends that name: refusing it stops DNS rebinding. */
function isLocalHost(host = ''): boolean {
  // One client names one host, request after request.
  if (host === lastLocalHost) return true;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  const local = name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  if (local) lastLocalHost = host;
  return local;
}

/**
 * The path that an address names below the base path: decoded, without a slash in front, repeated slashes as one.
 * `null` is a malformed address, `undefined` one outside of the base path.
 */
export function pathOf(url: string, basePath: string): string | null | undefined {
  const query = url.indexOf('?');
  let path = query < 0 ? url : url.slice(0, query);
  if (!path.startsWith('/')) return null;
  if (path.includes('%')) {
    try {
      path = decodeURIComponent(path);
    } catch {
      return null;
    }
  }
  if (path.includes('\0') || (path.includes('/..') && /\/\.\.(\/|$)/.test(path))) return null;
  if (path.includes('//')) path = path.replace(/\/{2,}/g, '/');
  if (path === basePath.slice(0, -1)) return '';
  return path.startsWith(basePath) ? path.slice(basePath.length) : undefined;
}
