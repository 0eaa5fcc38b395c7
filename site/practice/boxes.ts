import { elementsIn } from '../shared/elements-in';

/** Edges in the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The part of an element that boxes around it, which scroll, leave to be seen. */
export function seenPartOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const seen = { left, top, right, bottom };
  for (let outer = outside(element); outer && outer !== document.body; outer = outside(outer)) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const edge = outer.getBoundingClientRect();
    seen.left = Math.max(seen.left, edge.left);
    seen.top = Math.max(seen.top, edge.top);
    seen.right = Math.min(seen.right, edge.right);
    seen.bottom = Math.min(seen.bottom, edge.bottom);
  }
  return seen;
}

function outside(element: Element): Element | null {
  const { parentNode } = element;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

export function isInWindow({ left, top, right, bottom }: Box): boolean {
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** What has text or a picture of its own, or is a control. What is in it does not matter. */
const filled = 'input, select, textarea, button, img, svg, canvas, video, audio, iframe, progress, meter';

/** Where text, controls and pictures of the page are, as far as they are in the room. */
export function textOnPage(roots: readonly Element[], room: Box): Box[] {
  const range = document.createRange();
  return roots
    .flatMap(elementsIn)
    .flatMap((element): Box[] => {
      if (element.matches(filled)) return [element.getBoundingClientRect()];
      return [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    })
    .filter((box) => overlap(box, room));
}

/** How near a label comes to what it must not cover. */
const gap = 1;

/** How far apart the places are that are tried. */
const step = 4;

/**
 * The free place for a label that is nearest to a corner of the box: outside of its top edge first. Undefined if
 * the room has none.
 */
export function placeBeside(
  box: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  occupied: readonly Box[],
): Box | undefined {
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const isFree = (place: Box) =>
    place.left >= room.left &&
    place.top >= room.top &&
    place.right <= room.right &&
    place.bottom <= room.bottom &&
    !occupied.some((other) => overlap(place, widened(other)));
  const preferred = [
    at(box.left, box.top - height),
    at(box.right - width, box.top - height),
    at(box.left, box.bottom),
    at(box.right - width, box.bottom),
    at(box.right, box.top),
    at(box.left - width, box.top),
    at(box.left, box.top),
    at(box.right - width, box.top),
  ].find(isFree);
  if (preferred) return preferred;
  const places: { place: Box; distance: number }[] = [];
  for (let top = room.top; top + height <= room.bottom; top += step)
    for (let left = room.left; left + width <= room.right; left += step)
      places.push({ place: at(left, top), distance: distanceOf(at(left, top), box) });
  return places.sort((one, other) => one.distance - other.distance).find(({ place }) => isFree(place))?.place;
}

/** Between the edges of a place and a box; between their upper left corners where they overlap. */
function distanceOf(place: Box, box: Box): number {
  const aside = Math.max(box.left - place.right, place.left - box.right, 0);
  const apart = Math.max(box.top - place.bottom, place.top - box.bottom, 0);
  return Math.hypot(aside, apart) + Math.hypot(place.left - box.left, place.top - box.top) / 1000;
}

function widened({ left, top, right, bottom }: Box): Box {
  return { left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
