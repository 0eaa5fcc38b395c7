import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOfRestingMouse } from './resting-mouse';

/**
 * Whether the pointer is over an element. Uses native listeners, because React ignores a `mouseenter` or `mouseleave`
 * that a tool dispatches. Renders synchronously, so that the tool sees the change right after its event.
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
      // The browser sends no second `mouseleave`, so the next press outside of the element ends the hover.
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
