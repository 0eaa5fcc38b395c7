import { useRef } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';

const gap = 8;

/**
 * Scrolls a control of the page out from under the header when the Tab key comes to it, because browsers scroll only to
 * the edge of the window. Not by `scroll-padding`, behind which WebKit's driver finds nothing to click.
 */
export function useUncoveredFocus() {
  const byTab = useRef(false);

  function uncover(control: Element) {
    const header = document.querySelector('.header');
    // It may be gone by now, or have given the focus to another.
    if (!header || !control.matches(':focus')) return;
    const { top, left, width, height } = control.getBoundingClientRect();
    const isCovered = header.contains(document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1));
    const edge = header.getBoundingClientRect().bottom;
    // What is higher than the room below the header would only lose its end.
    if (isCovered && height < window.innerHeight - edge)
      window.scrollBy({ top: top - edge - gap, behavior: 'instant' });
  }

  useEventListeners(
    window,
    {
      keydown: ({ key }) => {
        byTab.current = key === 'Tab';
      },
      pointerdown: () => {
        byTab.current = false;
      },
      focusin: (event) => {
        const [control] = event.composedPath();
        if (!byTab.current || !(control instanceof Element) || !(event.target as Element).closest('main, footer'))
          return;
        // A frame later, because the browser itself scrolls after this event.
        requestAnimationFrame(() => uncover(control));
      },
    },
    { capture: true },
  );
}
