export type Point = { x: number; y: number };
/** Where a popup's top left corner goes, and how wide it is where that is not left to its content. */
export type Place = Point & { width?: number };
export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };
/** Below an item of a bar, beside an item of a menu, with a corner at the cursor, or under a button. */
export type Side = 'below' | 'beside' | 'cursor' | 'under';

/** One axis, in pixels: where the anchor starts and ends, how long the popup is, and how long the window is. */
type Axis = { start: number; end: number; length: number; room: number };

/** The least distance between a popup and the window's edge, in pixels. */
const margin = 8;
/** The distance from a popup's edge to its first item, in pixels: its border and padding. */
const inset = 5;
/** The padding of a page, in pixels. */
const edge = 20;
/** The distance between a button and what opens under it, in pixels. */
const gap = 4;
/** How far a submenu starts to the right of the item that it belongs to, on a phone, in pixels. */
const step = 24;

/** Whether a popup is a level of a menu in a window that has no room for two beside each other. */
export function isStacked(side: Side, window: Pick<Size, 'width'>): boolean {
  return (side === 'below' || side === 'beside') && window.width < 600;
}

/** Where to put a popup: next to its anchor, and within the window as far as it fits. */
export function popupPosition(anchor: Box, popup: Size, window: Size, side: Side): Place {
  if (isStacked(side, window)) return below(anchor, window, side);
  const x = { start: anchor.left, end: anchor.right, length: popup.width, room: window.width };
  const y = { start: anchor.top, end: anchor.bottom, length: popup.height, room: window.height };
  switch (side) {
    case 'below':
      // Without room below or above, the popup goes past the lower edge, and the page can be scrolled to its end.
      return { x: alongside(x), y: nextTo(y) ?? y.end };
    case 'beside':
      return { x: nextTo(x) ?? atFarEdge(x), y: alongside({ ...y, start: y.start - inset }) };
    case 'cursor':
      return { x: nextTo(x) ?? alongside(x), y: nextTo(y) ?? alongside(y) };
    case 'under': {
      const apart = { ...y, start: y.start - gap, end: y.end + gap };
      // Below without a margin, because above it may lie over what its button belongs to.
      return { x: alongside(x), y: nextTo(apart, 0) ?? apart.end };
    }
  }
}

/**
 * On a phone a popup is under its item and as wide as the page, each level a step further in. So a visitor sees the way
 * to where he is, item by item, and can go back to any of them. What does not fit is below: the page is scrolled.
 */
function below(anchor: Box, window: Size, side: Side): Place {
  const x = side === 'below' ? edge : anchor.left + step;
  return { x, y: anchor.bottom, width: window.width - edge - x };
}

/** Right after the anchor, or else right before it; undefined if neither has room. */
function nextTo({ start, end, length, room }: Axis, after = margin): number | undefined {
  if (end + length <= room - after) return end;
  // The anchor itself may be outside of a window that has become smaller.
  if (start - length >= margin && start <= room) return start - length;
  return undefined;
}

/** Starts where the anchor starts, moved as far as needed to stay in the window. */
function alongside({ start, length, room }: Axis): number {
  return Math.max(0, Math.min(Math.max(margin, start), room - margin - length));
}

/** At the edge of the window that is farther from the anchor, so that two neighbouring levels can be seen. */
function atFarEdge({ start, end, length, room }: Axis): number {
  return room - end > start ? room - length : 0;
}
