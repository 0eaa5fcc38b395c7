import { formOf, parametersOf } from '../run/address';
import { basePath } from '../run/page-options';

/** The address of a page in a hunt, or without one, with all other options of this document. */
export function addressInHunt(id: string, token?: string): string {
  const address = new URL(location.href);
  const parameters = parametersOf(address);
  if (token === undefined) parameters.delete('hunt');
  else parameters.set('hunt', token);
  const query = parameters.size > 0 ? `?${parameters}` : '';
  if (formOf(address, basePath) === 'path') return `${basePath}${id}${query}`;
  // Before the fragment, which no server sees.
  return `${address.pathname}${query}#/${id}`;
}

/** Posts to the server of the hunt. Rejects with an Error that says what is wrong. */
export async function postToHunt<Reply>(request: {
  token: string;
  page?: string;
  requirement?: string;
  giveUp?: true;
}): Promise<Reply> {
  const response = await fetch(`${basePath}__practice/hunt`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.ok && body) return body;
  throw new Error(body?.detail ?? 'The server does not respond. Is it running?');
}
