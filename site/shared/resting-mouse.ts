/** Where the last touch was, in pixels of the window; undefined once the mouse has moved again. */
let touched: { x: number; y: number } | undefined;

window.addEventListener(
  'pointerdown',
  ({ pointerType, clientX, clientY }) => {
    touched = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
  },
  true,
);
window.addEventListener(
  'pointermove',
  ({ pointerType }) => {
    if (pointerType === 'mouse') touched = undefined;
  },
  true,
);

/**
 * Whether a mouse event comes from a mouse that does not move while the visitor uses a finger. Browsers send such
 * events whenever the page changes below the mouse, and `mouseleave` would close what the finger has just opened. The
 * mouse events that a browser makes of a tap are at the place of the tap.
 */
export function isOfRestingMouse({ isTrusted, clientX, clientY }: MouseEvent): boolean {
  return isTrusted && touched !== undefined && Math.hypot(clientX - touched.x, clientY - touched.y) > 1;
}

/** Keeps the events of such a mouse from a library's components in an element, until the returned function is called. */
export function ignoreRestingMouse(element: HTMLElement | null) {
  const stop = new AbortController();
  const stopEvent = (event: MouseEvent) => isOfRestingMouse(event) && event.stopPropagation();
  for (const type of ['mouseover', 'mouseout'] as const)
    element?.addEventListener(type, stopEvent, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
