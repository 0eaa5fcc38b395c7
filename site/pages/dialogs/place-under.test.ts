import { expect, test } from 'vitest';
import { placeUnder } from './place-under';

const window = { width: 400, height: 600 };
const popover = { width: 200, height: 100 };
const button = (left: number, top: number) => ({ left, top, bottom: top + 40 });

test.each([
  ['under the button, its left edges in line', button(50, 100), { x: 50, y: 144 }],
  ['over it where there is no room under it', button(50, 480), { x: 50, y: 376 }],
  ['as far to the left as the window needs', button(300, 100), { x: 192, y: 144 }],
  ['within the window where the button is not', button(-30, 100), { x: 8, y: 144 }],
])('%s', (_, at, place) => {
  expect(placeUnder(at, popover, window)).toEqual(place);
});

test('under the button where there is room neither under nor over it', () => {
  expect(placeUnder(button(50, 60), popover, { width: 400, height: 150 })).toEqual({ x: 50, y: 104 });
});
