type Kind = 'localStorage' | 'sessionStorage';

/** What was stored, or null, also where the browser forbids to store anything. */
export function readStored(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(name);
  } catch {
    return null;
  }
}

/** The names of all that is stored: none where the browser forbids to store anything. */
export function storedNames(kind: Kind): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}

/** Stores a text, or removes what is stored for null. */
export function store(kind: Kind, name: string, value: string | null) {
  try {
    if (value === null) window[kind].removeItem(name);
    else window[kind].setItem(name, value);
  } catch {
    // The choice holds until the document is left.
  }
}
