import { type Box, isStacked, type Point, popupPosition, type Side } from './popup-position';

/**
 * Puts a popup with `position: absolute` or `fixed` beside its anchor, now and whenever the window is resized, until
 * the returned function is called. Call it in a ref or a layout effect, so that the popup is never painted elsewhere.
 */
export function keepPlaced(popup: HTMLElement | null, anchor: () => Box | undefined, side: Side) {
  const place = () => {
    if (popup) placeOnce(popup, anchor, side);
  };
  place();
  // Where levels are below each other, the deepest may be out of view.
  if (isStacked(side, windowSize())) popup?.scrollIntoView({ block: 'nearest' });
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}

/** The same for a popup that stays in the document while it is closed. It gets a size, and its place, when it opens. */
export function keepPlacedWhileShown(...popup: Parameters<typeof keepPlaced>) {
  let stop = () => {};
  // Its callback comes before the paint. A popover's own `toggle` event comes later.
  const observer = new ResizeObserver(() => {
    stop();
    stop = keepPlaced(...popup);
  });
  if (popup[0]) observer.observe(popup[0]);
  return () => {
    stop();
    observer.disconnect();
  };
}

function placeOnce(popup: HTMLElement, anchor: () => Box | undefined, side: Side) {
  // It stays where it is while it is measured: elsewhere the page could be shorter, and would be scrolled back by that.
  if (popup.style.left === '') moveTo(popup, { x: 0, y: 0 });
  popup.style.width = '';
  const { left, top, width, height } = popup.getBoundingClientRect();
  const box = anchor();
  if (!box) return;
  const place = popupPosition(box, { width, height }, windowSize(), side);
  // `left` and `top` are relative to the containing block, so they change by as much as the place in the window.
  const { style } = popup;
  moveTo(popup, {
    x: Number.parseFloat(style.left) + place.x - left,
    y: Number.parseFloat(style.top) + place.y - top,
  });
  style.width = place.width === undefined ? '' : `${place.width}px`;
}

function windowSize() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

function moveTo({ style }: HTMLElement, { x, y }: Point) {
  style.left = `${x}px`;
  style.top = `${y}px`;
}
