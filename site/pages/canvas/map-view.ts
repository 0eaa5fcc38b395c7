import { type Point, placeText, within } from './points';

export const world = { width: 1000, height: 600 };
/** How much of the world is in view at zoom 1. */
const inView = { width: 500, height: 300 };
const levels = [1, 2, 4];

/** The point of the world in the middle of the map, and how large it is shown. */
export type View = { centre: Point; zoom: number };

export function viewText({ centre, zoom }: View): string {
  return `Centre ${placeText(centre)}, zoom ${zoom}`;
}

export function boxOf({ centre, zoom }: View) {
  const [width, height] = [inView.width / zoom, inView.height / zoom];
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** Moved by a part of what is in view: `x: 0.5` is half of its width. */
export function movedBy(view: View, { x, y }: Point): View {
  const { width, height } = boxOf(view);
  return { ...view, centre: within(world, { x: view.centre.x + x * width, y: view.centre.y + y * height }) };
}

/** With this point of the world in the middle, or the nearest one to it in the world. */
export function movedTo(view: View, centre: Point): View {
  return { ...view, centre: within(world, centre) };
}

/** The next level in a direction, or the same one at an end. */
export function zoomed(view: View, direction: 1 | -1): View {
  return { ...view, zoom: levels[levels.indexOf(view.zoom) + direction] ?? view.zoom };
}

/** Where a point of the world is on the map, from 0 to 1. Nothing if it is out of view. */
export function placeOnMap(view: View, point: Point): Point | undefined {
  const box = boxOf(view);
  const [x, y] = [(point.x - box.x) / box.width, (point.y - box.y) / box.height];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}
