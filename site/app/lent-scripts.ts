// The scripts of pages and libraries that the build makes functions, see functionScripts in build/vite-plugins.ts.

/** What a script exports. */
export type Lent = Record<string, unknown>;
/** What the script at an address below the site's base exports, or the main one. */
type Take = (address?: string) => Lent;
/** A script element, once its script has run. */
type FunctionScript = HTMLScriptElement & { evaluate?: (take: Take) => Lent };

/** A file could not be fetched. The browser has said so in the console. */
export class NotFetched extends Error {}

/** The browser's own. A test may replace it once the site has started. */
const { XMLHttpRequest } = window;

let main: Lent = {};
const lent = new Map<string, Lent>();

/** Says what the main script exports, and returns what other scripts take from it and from each other with. */
export function lend(exports: Lent): Take {
  main = exports;
  return take;
}

/**
 * What a script exports. It is evaluated at the first call, and fetched before if the document does not have it, all in
 * the task of the caller: so a click on a link shows its page at once, and no page waits for the scripts of others.
 * Throws NotFetched if the script cannot be fetched. A later call tries again.
 */
export function take(address?: string): Lent {
  if (address === undefined) return main;
  const known = lent.get(address);
  if (known) return known;
  const evaluate = inDocument(address)?.evaluate ?? fetched(address);
  const exports = evaluate(take);
  lent.set(address, exports);
  return exports;
}

/**
 * Fetches a script beforehand, so that take() sends no synchronous request: Firefox loses keys that are pressed during
 * one. Rejects with NotFetched.
 */
export async function fetchScript(address: string) {
  if (inDocument(address)?.evaluate) return;
  const element = Object.assign(document.createElement('script'), { src: address });
  const fetched = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new NotFetched(`${address} could not be fetched.`));
    };
  });
  document.head.append(element);
  await fetched;
}

/** The element that the document has for a script. */
export function inDocument(address: string): FunctionScript | null {
  return document.querySelector(`script[src="${address}"]`);
}

function fetched(address: string) {
  const element: FunctionScript = document.createElement('script');
  element.text = `${fetchNow(address)}\n//# sourceURL=${new URL(address, document.baseURI).href}`;
  document.head.append(element);
  element.remove();
  if (!element.evaluate) throw new NotFetched(`${address} is another script.`);
  return element.evaluate;
}

/**
 * The text of a file. Synchronous, which is what makes a click show its page without a wait, and blocks the document for
 * the few milliseconds of a request to this machine. Throws NotFetched.
 */
export function fetchNow(address: string): string {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  try {
    request.send();
  } catch {
    throw new NotFetched(`The server does not respond to ${address}.`);
  }
  if (request.status !== 200) throw new NotFetched(`The server responds with ${request.status} to ${address}.`);
  return request.responseText;
}
