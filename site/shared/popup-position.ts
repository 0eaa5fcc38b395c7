export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };
/** Under an item of a bar, beside an item of a menu, or with a corner at the cursor. */
export type Side = 'below' | 'beside' | 'cursor';

/** One direction of the window: where the anchor starts and ends, how long the popup is, how much room there is. */
type Axis = { start: number; end: number; length: number; room: number };

/** Kept free between a popup and the window's edge, in pixels. */
const margin = 8;
/** From a popup's edge to its first item: its border and padding. */
const inset = 5;

/** The top left corner of a popup: next to its anchor, and within the window as far as it fits. */
export function popupPosition(anchor: Box, popup: Size, window: Size, side: Side): Point {
  const x = { start: anchor.left, end: anchor.right, length: popup.width, room: window.width };
  const y = { start: anchor.top, end: anchor.bottom, length: popup.height, room: window.height };
  switch (side) {
    case 'below':
      // With room neither below nor above it hangs over the lower edge, and the page can be scrolled to its end.
      return { x: alongside(x), y: nextTo(y) ?? y.end };
    case 'beside':
      return { x: nextTo(x) ?? atFarEdge(x), y: alongside({ ...y, start: y.start - inset }) };
    case 'cursor':
      return { x: nextTo(x) ?? alongside(x), y: nextTo(y) ?? alongside(y) };
  }
}

/** After the anchor, else before it, else nowhere. */
function nextTo({ start, end, length, room }: Axis): number | undefined {
  if (end + length <= room - margin) return end;
  // The anchor itself may be outside, when the window has become smaller.
  if (start - length >= margin && start <= room) return start - length;
  return undefined;
}

/** From the anchor's start on, moved as far as the window's edge demands. */
function alongside({ start, length, room }: Axis): number {
  return Math.max(0, Math.min(Math.max(margin, start), room - margin - length));
}

/**
 * At the edge of the window that is farther from the anchor: where no level has room beside another, as on a phone,
 * two of them stand side by side, and the next ones take their places in turn.
 */
function atFarEdge({ start, end, length, room }: Axis): number {
  return room - end > start ? room - length : 0;
}
