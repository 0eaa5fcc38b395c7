import { basePath, hasProxy } from '../../run/page-options';

/** The address of an exercise below `/http`, or none if there is no server. */
export function addressOf(path: string): string | undefined {
  return hasProxy ? `${basePath}http/${path}` : undefined;
}

/**
 * Sends a request, and reads all of the response: the browser can use the connection again, and counts the request as
 * done.
 */
export async function ask(address: string | undefined, init: RequestInit): Promise<[response: Response, text: string]> {
  const response = await fetch(address ?? '', init);
  return [response, await response.text()];
}

/** How a request ended: its status, and whether the browser was redirected before. */
export function statusOf({ status, redirected }: Pick<Response, 'status' | 'redirected'>): string {
  return `${status}${redirected ? ', redirected' : ''}`;
}

/** The path of an address, without what the site is mounted below. */
export function pathBelow(basePath: string, address: string): string {
  return `/${new URL(address).pathname.slice(basePath.length)}`;
}

/** The names in “Sent with this request: practice-lax, practice-session.”, or none. */
export function sentCookies(html: string): string {
  return /Sent with this request: ([\w, -]+)\./.exec(html)?.[1] ?? 'none';
}

/** The names of this page's cookies among all that a script can read. */
export function seenCookies(cookie: string): string {
  const names = cookie.split('; ').map((pair) => pair.replace(/=.*/, ''));
  return (
    names
      .filter((name) => name.startsWith('practice-'))
      .sort()
      .join(', ') || 'none'
  );
}
