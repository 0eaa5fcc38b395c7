import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { isHostAllowed } from 'host-validation-middleware';
import { alternatives } from '../output/text';
import { isHostName } from './allowed-hosts';

/** In characters. A longer address is refused with 414. Node itself refuses headers of more than 64 KiB with 431. */
const longestAddress = 8192;

type Refusal = { status: number; message: string };

/** A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port. */
const authority = /^(\[[\da-f:.]*\]|[^\s/?#@\\[\]:,]*)(:\d*)?$/i;

/**
 * Why a request is refused, for an address that takes these methods. `allowedHosts`: the names that it may be for,
 * besides localhost and IP addresses; undefined if it may be for any.
 */
export function refusal(
  request: IncomingMessage,
  allowedHosts: readonly string[] | undefined,
  methods: readonly string[],
): Refusal | undefined {
  const { method = '', url = '', headers, rawHeaders } = request;
  if (!methods.includes(method)) {
    const known = alternatives(methods);
    return { status: 405, message: `${method} is not supported: use ${known}.` };
  }
  const { host } = headers;
  // Node itself refuses a request without one, unless that asks for another protocol.
  const isMissing = host === undefined && request.httpVersion === '1.1';
  if (isMissing || (host !== undefined && !authority.test(host)) || namesTwoHosts(rawHeaders)) {
    const message = 'A request names one host: the Host header is missing, malformed or there twice.';
    return { status: 400, message };
  }
  // DNS rebinding: a foreign page lets its own host name resolve to this machine, but its requests still carry that
  // name.
  if (allowedHosts && !isAllowed(host, allowedHosts)) {
    return { status: 403, message: notAnswering(nameOf(host ?? '')) };
  }
  if (url.length > longestAddress) {
    return { status: 414, message: `The address is longer than ${longestAddress} characters.` };
  }
  return undefined;
}

/** Names the option only where its value is sure to be a name: somebody may paste it into a shell. */
function notAnswering(name: string): string {
  if (!isHostName(name)) return 'This server does not answer to the host of this request, which is no valid name.';
  return `This server does not answer to ${name}. Start it with --allow-host ${name} to change that.`;
}

/**
 * Whether a Host header, or the host of an origin, is localhost, an IP address or one of these names. The names must
 * not be frozen: the library would keep every host that it has allowed, and clients can send any number of them.
 */
export function isAllowed(host: string | undefined, allowedHosts: readonly string[]): boolean {
  return isHostAllowed(host === undefined ? undefined : nameOf(host), allowedHosts);
}

/**
 * Whether the host of an address is one that `--allow-host` names. Not localhost or an IP address, which are allowed
 * without being named: another server on this machine has those too.
 */
export function isNamed({ protocol, hostname }: URL, allowedHosts: readonly string[]): boolean {
  return /^https?:$/.test(protocol) && !isAllowed(hostname, []) && isAllowed(hostname, allowedHosts);
}

/** Without the port, because the library would allow `file:80` as if `file:` were a scheme; a dot at the end is the root. */
export function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/(?<=[^.])\.$/, '');
}

/** Node keeps the first of two Host headers. A proxy in front of this server might use the second. */
function namesTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/**
 * Turns an address in absolute form, `GET http://localhost:7357/forms`, into the usual one. Clients send it to a
 * proxy, and every server has to take it: the host in it counts then, and not the Host header (RFC 9112, 3.2.2).
 */
export function toOriginForm(request: IncomingMessage) {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(.*)/is.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}

/**
 * The path that an address names below the base path: decoded, without a slash in front, repeated slashes as one.
 * `null` for a malformed address, `undefined` for one outside of the base path.
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

/** The request headers that `isNavigation` reads. */
export const navigationHeaders = ['Sec-Fetch-Mode', 'Accept'];

/**
 * Whether a browser asks for a document to show in a window or a frame. Browsers send `Sec-Fetch-Mode` only to
 * localhost and to https addresses. Without it `Accept` decides: browsers name XHTML there for documents alone.
 * `text/html` is not enough, because Java's HTTP client accepts that for every request.
 */
export function isNavigation({ 'sec-fetch-mode': mode, accept = '' }: IncomingHttpHeaders): boolean {
  if (mode !== undefined) return mode === 'navigate';
  return /\btext\/html\b/i.test(accept) && /\bapplication\/xhtml\+xml\b/i.test(accept);
}

/** Whether only this machine reaches an IP address, also when it is written as `::ffff:127.0.0.1`. */
export function isLoopback(address: string): boolean {
  if (address === '127.0.0.1') return true;
  const version = isIP(address);
  if (version === 0) return false;
  const loopbackAddresses = new BlockList();
  loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
  loopbackAddresses.addAddress('::1', 'ipv6');
  return loopbackAddresses.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
