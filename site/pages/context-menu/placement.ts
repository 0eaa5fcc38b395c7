type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Where the menu's top left corner goes: at the cursor, on its other side where the window ends, and never outside. */
export function placeMenu(cursor: Point, menu: Size, window: Size): Point {
  return { x: alongAxis(cursor.x, menu.width, window.width), y: alongAxis(cursor.y, menu.height, window.height) };
}

function alongAxis(cursor: number, length: number, room: number): number {
  const wanted = cursor + length <= room ? cursor : cursor - length;
  return Math.max(0, Math.min(wanted, room - length));
}
