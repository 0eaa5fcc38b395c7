import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The theme is stored only in the class of the root element, which index.html sets before the first paint. */
function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function toggleTheme() {
  const dark = document.documentElement.classList.toggle('dark');
  Cookies.set('theme', dark ? 'dark' : 'light', { expires: 365, path: '/', sameSite: 'Lax' });
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
