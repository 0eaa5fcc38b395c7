import type { IncomingMessage } from 'node:http';
import { isNamed } from '../request';
import { Problem } from './problem';
import type { ApiSettings } from './settings';

/**
 * Throws a Problem if a page of another origin made the request, unless `--allow-host` names its host: something in front
 * of the server may have changed `Host`. Tools that are no browser send neither header. Where there is `Sec-Fetch-Site`
 * it decides, for the same reason.
 */
export function refuseForeign({ headers }: IncomingMessage, { allowedHosts }: Pick<ApiSettings, 'allowedHosts'>) {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const foreign = site === undefined ? isForeign(origin, host) : !/^(same-origin|none)$/.test(`${site}`);
  if (!foreign) return;
  if (origin !== undefined && URL.canParse(origin) && isNamed(new URL(origin), allowedHosts)) return;
  throw new Problem(403, 'Only pages of this site may do that: the request comes from another origin.');
}

function isForeign(origin: string | undefined, host = 'localhost'): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host: from } = new URL(origin);
  // With the origin's scheme, because the default port depends on it.
  const own = `${protocol}//${host}`;
  return !/^https?:$/.test(protocol) || !URL.canParse(own) || new URL(own).host !== from;
}
