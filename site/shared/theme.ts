import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The theme is stored only in the class of the root element, which index.html sets before the first paint. */
function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Returns the theme that is shown from now on. */
export function toggleTheme(): Theme {
  document.documentElement.classList.toggle('dark');
  for (const listener of listeners) listener();
  return currentTheme();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
