/** Where a finger touched last, in pixels of the window, until the mouse moves again. */
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
 * Whether an event tells of a mouse that rests while a finger is at work. Whenever something on the page moves, browsers say
 * anew what lies under the mouse: what the finger has just opened would be left, and close. The mouse events that a browser
 * makes of a tap are at the place of the tap.
 */
export function isOfRestingMouse({ isTrusted, clientX, clientY }: MouseEvent): boolean {
  return isTrusted && touched !== undefined && Math.hypot(clientX - touched.x, clientY - touched.y) > 1;
}
