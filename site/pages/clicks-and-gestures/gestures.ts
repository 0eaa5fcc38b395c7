export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** How far a pointer may move until a press is a gesture, in CSS pixels. */
export const slack = 6;
/** How long a press lasts until it opens the menu, in milliseconds. No wait of the site: the visitor's finger takes it. */
export const pressTime = 600;
/** How long after Ctrl+K the second key counts, in milliseconds. */
export const chordTime = 1000;

export function boxBetween(one: Point, other: Point): Box {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  };
}

export function touches(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** By how many slides a movement turns the carousel. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < 40 || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

/** The place that is some steps from another one in a ring of `count`. */
export function turned(place: number, by: number, count: number): number {
  return (place + by + count) % count;
}

const [smallest, largest] = [50, 400];
export const zoomStep = 25;

/** A zoom in whole percent, between 50 and 400. */
export function zoomed(percent: number): number {
  return Math.min(largest, Math.max(smallest, Math.round(percent)));
}

/** What the wheel adds to the zoom. A touch pad sends many small steps, a mouse a large one. */
export function wheelStep({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * zoomStep;
  return -Math.sign(pixels) * Math.min(Math.abs(pixels), zoomStep);
}
