import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { addressed } from '../menu';

/**
 * After a move to another page: gives the page the focus, unless something in it has it already, and returns the
 * page's name, to be announced. Empty in a new document, whose title is announced by the browser.
 */
export function useArrival(main: RefObject<HTMLElement | null>, pathname: string): string {
  const [arrivedAt, setArrivedAt] = useState('');
  const shown = useRef(pathname);
  // A layout effect, because a test may press keys right after its click on a link.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const id = pathname.slice(1);
    // The menu does not know a view, but by now the page has set its title.
    if (id.includes('/')) setArrivedAt(document.title.split(' | ')[0] ?? '');
    else setArrivedAt(nameOf(id));
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
  return arrivedAt;
}

/** A page's name in the menu. */
export function nameOf(id: string): string {
  return addressed.find((page) => page.id === id)?.title ?? 'Home';
}
