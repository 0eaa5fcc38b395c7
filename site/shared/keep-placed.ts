import { type Box, isNarrow, popupPosition, type Side } from './popup-position';

/**
 * Puts a popup with `position: absolute` or `fixed` beside its anchor, now and whenever the window is resized, until
 * the returned function is called. Call it in a ref or a layout effect, so that the popup is never painted elsewhere.
 */
export function keepPlaced(popup: HTMLElement | null, anchor: () => Box | undefined, side: Side) {
  const place = () => {
    const box = anchor();
    if (popup && box) placeOnce(popup, box, side);
  };
  place();
  // Where levels are below each other, the deepest may be out of view.
  if (side !== 'cursor' && isNarrow(windowSize())) popup?.scrollIntoView({ block: 'nearest' });
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}

function placeOnce(popup: HTMLElement, anchor: Box, side: Side) {
  // `left` and `top` are relative to the containing block. Measure where its corner is in the window.
  moveTo(popup, 0, 0);
  popup.style.width = '';
  const { left, top, width, height } = popup.getBoundingClientRect();
  const place = popupPosition(anchor, { width, height }, windowSize(), side);
  moveTo(popup, place.x - left, place.y - top);
  popup.style.width = place.width === undefined ? '' : `${place.width}px`;
}

function windowSize() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

function moveTo({ style }: HTMLElement, left: number, top: number) {
  style.left = `${left}px`;
  style.top = `${top}px`;
}
