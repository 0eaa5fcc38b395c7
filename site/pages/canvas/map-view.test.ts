import { expect, test } from 'vitest';
import { movedBy, movedTo, placeOnMap, type View, viewText, zoomed } from './map-view';

const start: View = { centre: { x: 500, y: 300 }, zoom: 1 };

test('half a map is half of what is in view', () => {
  expect(viewText(movedBy(start, { x: 0.5, y: 0 }))).toBe('Centre 750, 300, zoom 1');
  expect(viewText(movedBy({ ...start, zoom: 2 }, { x: 0, y: -0.5 }))).toBe('Centre 500, 230, zoom 2');
});

test('the centre stays in the world', () => {
  expect(movedTo(start, { x: -20, y: 900 }).centre).toEqual({ x: 0, y: 600 });
});

test('zoom ends at both ends', () => {
  expect(zoomed(start, -1).zoom).toBe(1);
  expect(zoomed(start, 1).zoom).toBe(2);
  expect(zoomed(zoomed(zoomed(start, 1), 1), 1).zoom).toBe(4);
});

test('a point has a place on the map while it is in view', () => {
  expect(placeOnMap(start, { x: 500, y: 300 })).toEqual({ x: 0.5, y: 0.5 });
  expect(placeOnMap(start, { x: 751, y: 300 })).toBeUndefined();
});
