import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOfRestingMouse } from './resting-mouse';

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
    const show = (shown: boolean) => flushSync(() => setHovered(shown));
    const follow = (event: Event) => {
      const { type, relatedTarget } = event as MouseEvent;
      const enters = type === 'mouseenter' || type === 'mouseover';
      if (type === 'mouseout' && relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      if (!isOfRestingMouse(event as MouseEvent)) return show(enters);
      // No leaving is told twice: the next press that is not on the element is the next chance.
      if (!enters)
        window.addEventListener('pointerdown', ({ target }) => element.contains(target as Node) || show(false), {
          ...options,
          once: true,
        });
    };
    for (const type of ['mouseenter', 'mouseover', 'mouseleave', 'mouseout'])
      element.addEventListener(type, follow, options);
    return () => listeners.abort();
  }, []);
  return [hovered, ref] as const;
}
