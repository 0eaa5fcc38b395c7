import { expect, test } from 'vitest';
import { placeShapes, reach, type Shape, shapeAt } from './shapes';

const sequences = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((first) => {
  let value = first;
  return () => {
    value = (value * 7 + 0.13) % 1;
    return value;
  };
});

test.each(sequences)('every shape is on the canvas, and only those of a pair overlap', (random) => {
  const shapes = placeShapes(random);
  expect(shapes).toHaveLength(6);
  for (const { x, y } of shapes) {
    expect(x).toBeGreaterThanOrEqual(reach);
    expect(x).toBeLessThanOrEqual(400 - reach);
    expect(y).toBeGreaterThanOrEqual(reach);
    expect(y).toBeLessThanOrEqual(240 - reach);
  }
  const pairs = shapes.flatMap((one, index) =>
    shapes.slice(index + 1).filter(({ x, y }) => Math.abs(x - one.x) < 60 && Math.abs(y - one.y) < 60),
  );
  expect(pairs.map(({ colour, kind }) => `${colour} ${kind}`)).toEqual(['blue square', 'blue circle']);
});

test('the front one of two shapes is hit', () => {
  const shapes: Shape[] = [
    { colour: 'red', kind: 'circle', x: 100, y: 100 },
    { colour: 'blue', kind: 'square', x: 120, y: 100 },
  ];
  expect(shapeAt(shapes, { x: 100, y: 100 })?.kind).toBe('square');
  expect(shapeAt(shapes, { x: 80, y: 100 })?.kind).toBe('circle');
});

test.each([
  ['circle', 26, -26, false],
  ['circle', 20, -20, true],
  ['square', 26, -26, true],
  ['triangle', 0, -26, true],
  ['triangle', 26, -26, false],
  ['triangle', 26, 29, true],
] as const)('a %s is where it is painted: %i, %i from its middle', (kind, x, y, hit) => {
  const shapes: Shape[] = [{ colour: 'red', kind, x: 100, y: 100 }];
  expect(shapeAt(shapes, { x: 100 + x, y: 100 + y }) !== undefined).toBe(hit);
});
