import { type MouseEvent, useRef } from 'react';

/** In pixels: how far a pointer may move between the halves of a double click. */
const nearby = 8;

/**
 * A handler for the clicks of a whole view. A double click is meant for what its first half has hit: the second half
 * does nothing to what the first has brought to the same place, such as “Place order” after “Next”.
 */
export function useDoubleClicks(): (event: MouseEvent) => void {
  const first = useRef<{ control: Element | null; x: number; y: number }>(undefined);
  return (event) => {
    const hit = event.target as Element;
    const control = hit.closest('label') ?? hit.closest('a, button, input, select');
    const { detail, clientX: x, clientY: y } = event;
    if (detail < 2 || !first.current) {
      first.current = { control, x, y };
      return;
    }
    // Some tools count clicks in different places as the halves of one.
    const isThere = Math.abs(x - first.current.x) <= nearby && Math.abs(y - first.current.y) <= nearby;
    if (!isThere || control === first.current.control) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
