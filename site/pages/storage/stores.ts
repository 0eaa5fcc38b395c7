import { basePath } from '../../run/page-options';

/** With the site's path, because several sites may share an origin: what one of them stores is not for the others. */
export const keyOf = (name: string) => `practice-site storage ${basePath} ${name}`;

type Kind = 'localStorage' | 'sessionStorage';

/** What is stored, or null, also where the browser forbids to store anything. */
export function read(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Stores a text, or removes what is stored for null. Whether the browser has done so. */
export function write(kind: Kind, name: string, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(keyOf(name));
    else window[kind].setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}
