import { type Box, popupPosition, type Side } from './popup-position';

/**
 * Puts a popup with `position: absolute` or `fixed` in its place, and again whenever the window is resized,
 * until the returned function is called. Synchronous: used in a ref or a layout effect, it is done before anything
 * else can see the popup.
 */
export function keepPlaced(popup: HTMLElement | null, anchor: () => Box | undefined, side: Side) {
  const place = () => {
    const box = anchor();
    if (popup && box) placeOnce(popup, box, side);
  };
  place();
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}

function placeOnce(popup: HTMLElement, anchor: Box, side: Side) {
  // `left` and `top` count from the containing block: measure where their 0 is in the window.
  moveTo(popup, 0, 0);
  const { left, top, width, height } = popup.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { x, y } = popupPosition(anchor, { width, height }, { width: clientWidth, height: clientHeight }, side);
  moveTo(popup, x - left, y - top);
}

function moveTo({ style }: HTMLElement, left: number, top: number) {
  style.left = `${left}px`;
  style.top = `${top}px`;
}
