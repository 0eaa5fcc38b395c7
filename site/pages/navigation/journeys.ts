import { basePath, hasProxy, openedWith, runOptions } from '../../run/page-options';

const isHash = location.hash.startsWith('#/');
const options = new URLSearchParams(openedWith);
options.delete('view');
if (isHash) options.set('form', 'hash');

/** The options of this document, for the fields of a form: the document that it leads to has a link back. */
export const optionFields: readonly (readonly [name: string, value: string])[] = [...options];

/** If there is no such address, as in the form with a hash, which has no other fragment. */
export const fragmentAddress = isHash ? undefined : (id: string) => `${location.pathname}${location.search}#${id}`;

/** The address of a document that says and does what the parameters are, with the options of this one. */
export function journeyTo(parameters: Record<string, string | number>): string {
  return `frames/journey.html?${withOptions(parameters)}`;
}

/** An address that needs the server, or none if there is no server. */
export function serverAddress(path: string, parameters?: Record<string, string | number>): string | undefined {
  if (!hasProxy) return undefined;
  return `${basePath}http/${path}${parameters ? `?${withOptions(parameters)}` : ''}`;
}

/** A time of this run, in milliseconds. The documents do not know its delay scale. */
export function timeOf(milliseconds: number): number {
  return Math.round(milliseconds * runOptions.delayScale);
}

function withOptions(parameters: Record<string, string | number>): URLSearchParams {
  const own = Object.entries(parameters).map(([name, value]) => [name, `${value}`]);
  return new URLSearchParams([...own, ...options]);
}
