import { useState } from 'react';
import { readStored, store } from './stored';

const name = 'practice-ticked';

type Ticked = { [page: string]: string[] };

/** The requirements of a page that the visitor has ticked, kept until the browser's tab is closed. */
export function useTicks(page: string) {
  const [all, setAll] = useState(readTicks);
  const ticked = all[page] ?? [];

  function toggle(id: string) {
    const next = ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id];
    const changed = { ...all, [page]: next };
    store('sessionStorage', name, JSON.stringify(changed));
    setAll(changed);
  }

  return { ticked, toggle };
}

function readTicks(): Ticked {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', name) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, ids]) => Array.isArray(ids));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
