import { describe, expect, test } from 'vitest';
import { placeBeside } from './boxes';

const room = { left: 0, top: 50, right: 400, bottom: 300 };
const label = { width: 60, height: 16 };
const field = { left: 100, top: 100, right: 300, bottom: 140 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the place of a label', () => {
  test('is above its box', () => {
    expect(placeBeside(field, label, room, [])).toEqual(box(100, 84, 160, 100));
  });

  test('is at the other end where a text is above the start', () => {
    expect(placeBeside(field, label, room, [box(90, 80, 150, 98)])).toEqual(box(240, 84, 300, 100));
  });

  test('is below where there is text above', () => {
    expect(placeBeside(field, label, room, [box(0, 80, 400, 98)])).toEqual(box(100, 140, 160, 156));
  });

  test('is the nearest one that is free, where text is all around', () => {
    const around = box(40, 60, 400, 220);
    const place = placeBeside(field, label, room, [around]);
    expect(place).toEqual({ left: 100, top: 222, right: 160, bottom: 238 });
  });

  test('is never outside of the room', () => {
    expect(placeBeside(box(0, 50, 400, 300), label, room, [])).toEqual(box(0, 50, 60, 66));
  });

  test('is nowhere where all of the room is taken', () => {
    expect(placeBeside(field, label, room, [room])).toBeUndefined();
  });
});
