export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** The coordinates of both canvases, in any size. */
export const canvasSize = { width: 400, height: 240 };

/** Where a pointer is, in the canvas's own coordinates. `box` is where the canvas is shown. */
export function ownPoint(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: Size & { left: number; top: number },
): Point {
  return within(canvasSize, {
    x: ((clientX - box.left) / box.width) * canvasSize.width,
    y: ((clientY - box.top) / box.height) * canvasSize.height,
  });
}

/** In tens, because a pixel of the screen is rarely a whole unit of the canvas. */
export function placeText({ x, y }: Point): string {
  return `${tens(x)}, ${tens(y)}`;
}

function tens(value: number): number {
  return Math.round(value / 10) * 10;
}

export function within({ width, height }: Size, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves what is moved by `step`. Nothing for other keys. */
export function arrowMove(key: string, step: number): Point | undefined {
  const arrow = arrows[key];
  return arrow && { x: arrow.x * step, y: arrow.y * step };
}

export function sum(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}
