/** What was stored, or null, also where the browser forbids to store anything. */
export function readStored(kind: 'localStorage' | 'sessionStorage', name: string): string | null {
  try {
    return window[kind].getItem(name);
  } catch {
    return null;
  }
}

export function store(kind: 'localStorage' | 'sessionStorage', name: string, value: string) {
  try {
    window[kind].setItem(name, value);
  } catch {
    // The choice holds until the document is left.
  }
}
