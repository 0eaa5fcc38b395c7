import type { Point } from './points';

export type Shape = Point & { colour: 'red' | 'blue' | 'green'; kind: 'circle' | 'square' | 'triangle' };

/** Half of the width and the height of each shape. */
export const reach = 30;

// From back to front. The second of a pair covers a part of the first.
const groups: Pick<Shape, 'colour' | 'kind'>[][] = [
  [
    { colour: 'red', kind: 'circle' },
    { colour: 'blue', kind: 'square' },
  ],
  [
    { colour: 'green', kind: 'triangle' },
    { colour: 'blue', kind: 'circle' },
  ],
  [{ colour: 'red', kind: 'triangle' }],
  [{ colour: 'green', kind: 'square' }],
];

const overlaps: Point[] = [
  { x: 20, y: 0 },
  { x: -20, y: 0 },
  { x: 0, y: 20 },
  { x: 0, y: -20 },
];

/** Six shapes in four of six cells, so that only those of a pair can overlap. */
export function placeShapes(random: () => number): Shape[] {
  const cells = [60, 180].flatMap((y) => [70, 200, 330].map((x) => ({ x, y })));
  const one = (count: number) => Math.floor(random() * count);
  return groups.flatMap((group) => {
    const [cell] = cells.splice(one(cells.length), 1) as [Point];
    const place = { x: cell.x + 10 * (one(3) - 1), y: cell.y + 10 * (one(3) - 1) };
    const overlap = overlaps[one(overlaps.length)] as Point;
    return group.map((shape, index) => ({
      ...shape,
      x: place.x + index * overlap.x,
      y: place.y + index * overlap.y,
    }));
  });
}

/** The shape at a point: the front one where two overlap. */
export function shapeAt(shapes: readonly Shape[], point: Point): Shape | undefined {
  return shapes.findLast((shape) => covers(shape, { x: point.x - shape.x, y: point.y - shape.y }));
}

/** `from` counts from the middle of the shape. */
function covers({ kind }: Shape, from: Point): boolean {
  if (kind === 'circle') return Math.hypot(from.x, from.y) <= reach;
  const halfWidth = kind === 'square' ? reach : (from.y + reach) / 2;
  return Math.abs(from.y) <= reach && Math.abs(from.x) <= halfWidth;
}
