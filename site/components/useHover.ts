import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the pointer is over an element. Listens natively, for React never hears of a `mouseenter` or `mouseleave`
 * that a tool dispatches, and shows the change before the event is over.
 */
export function useHover() {
  const [hovered, setHovered] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const show = () => flushSync(() => setHovered(true));
    const hide = () => flushSync(() => setHovered(false));
    const hideUnlessInside = ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) hide();
    };
    element.addEventListener('mouseenter', show, options);
    element.addEventListener('mouseover', show, options);
    element.addEventListener('mouseleave', hide, options);
    element.addEventListener('mouseout', hideUnlessInside, options);
    return () => listeners.abort();
  }, []);
  return [hovered, ref] as const;
}
