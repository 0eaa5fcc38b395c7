import { type MouseEvent, useRef } from 'react';

/**
 * A handler for the clicks of a whole view. A double click is meant for what its first half has hit: the second half does
 * nothing to what the first has brought to the same place, such as “Place order” after “Next”.
 */
export function useDoubleClicks(): (event: MouseEvent) => void {
  const first = useRef<Element | null>(null);
  return (event) => {
    const hit = event.target as Element;
    const control = hit.closest('label') ?? hit.closest('a, button, input, select');
    if (event.detail < 2) first.current = control;
    else if (control !== first.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
