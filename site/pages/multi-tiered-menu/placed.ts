import type { RefCallback } from 'react';
import { place } from './geometry';

/** A ref for an absolutely positioned popup: puts it beside its item, there before the first paint, and again when the window changes. */
export function placed(anchor: () => HTMLElement | null, side: 'below' | 'beside'): RefCallback<HTMLElement> {
  return (popup) => {
    const put = () => {
      const from = anchor()?.getBoundingClientRect();
      if (!popup || !from) return;
      const parent = popup.offsetParent ?? document.body;
      const origin = parent.getBoundingClientRect();
      const window = document.documentElement;
      const point = place(
        from,
        { width: popup.offsetWidth, height: popup.offsetHeight },
        { width: window.clientWidth, height: window.clientHeight },
        side,
      );
      popup.style.left = `${point.x - origin.left - parent.clientLeft}px`;
      popup.style.top = `${point.y - origin.top - parent.clientTop}px`;
    };
    put();
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
  };
}
