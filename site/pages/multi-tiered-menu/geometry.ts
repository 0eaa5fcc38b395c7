export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** Kept free between a popup and the window's edge. */
const margin = 8;
/** From a popup's edge to its first item: its border and padding. */
const inset = 5;

/** Where a popup goes: under the bar or right of its item, and within the window whatever it takes. */
export function place(anchor: Box, popup: Size, window: Size, side: 'below' | 'beside'): Point {
  const most = { x: window.width - margin - popup.width, y: window.height - margin - popup.height };
  if (side === 'below') {
    const above = anchor.top - popup.height;
    return { x: within(anchor.left, most.x), y: anchor.bottom > most.y && above >= margin ? above : anchor.bottom };
  }
  const left = anchor.left - popup.width;
  // With no room on either side, as on a phone, it goes to the far edge of the side that has more:
  // two levels stand side by side, and the next ones take their places in turn.
  const edge = window.width - anchor.right > anchor.left ? window.width - popup.width : 0;
  const x = anchor.right <= most.x ? anchor.right : left >= margin ? left : edge;
  return { x, y: within(anchor.top - inset, most.y) };
}

function within(value: number, most: number): number {
  return Math.max(margin, Math.min(value, most));
}

/** Whether a pointer that went from one point to another would, going on like that, reach the box. */
export function headsFor(from: Point, to: Point, box: Box): boolean {
  const across = reach(from.x, to.x - from.x, box.left, box.right);
  const down = reach(from.y, to.y - from.y, box.top, box.bottom);
  return Math.max(across.enter, down.enter, 1) <= Math.min(across.leave, down.leave);
}

/** When a point that moves by `speed` enters and leaves the range: at 0 it starts, at 1 it is where it got to. */
function reach(start: number, speed: number, low: number, high: number): { enter: number; leave: number } {
  if (speed === 0) return low <= start && start <= high ? { enter: -Infinity, leave: Infinity } : { enter: Infinity, leave: -Infinity };
  const times = [(low - start) / speed, (high - start) / speed];
  return { enter: Math.min(...times), leave: Math.max(...times) };
}
