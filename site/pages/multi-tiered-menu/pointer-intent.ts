import type { Box, Point } from '../../shared/popup-position';

/** Milliseconds from when the pointer arrives or leaves until a submenu opens or closes. */
export const delay = 100;
/** Milliseconds that the pointer may rest on its way to an open submenu. */
export const patience = 300;

export type Move = {
  to: Point;
  /** The submenus that would stay open if the pointer came to rest here. */
  path: string[];
  /** Where the open submenus are that are not on that path. */
  closing: Box[];
  /** Whether a timer is running that will change the open submenus. */
  waiting: boolean;
};

/**
 * Follows the pointer and says after how many milliseconds the submenus below it should be shown,
 * or `undefined` where a move changes nothing. On its way to an open submenu the pointer may cross other items.
 */
export function followPointer(): (move: Move) => number | undefined {
  let from: Point | undefined;
  let below = '';
  return ({ to, path, closing, waiting }) => {
    const start = from;
    const onItsWay = start !== undefined && closing.some((box) => headsFor(start, to, box));
    const arrived = below !== path.join();
    from = to;
    below = path.join();
    if (!arrived && !(waiting && onItsWay)) return undefined;
    return onItsWay ? patience : delay;
  };
}

/** Whether a pointer that moves from one point to another would reach the box if it went on in that direction. */
export function headsFor(from: Point, to: Point, box: Box): boolean {
  const across = reach(from.x, to.x - from.x, box.left, box.right);
  const down = reach(from.y, to.y - from.y, box.top, box.bottom);
  return Math.max(across.enter, down.enter, 1) <= Math.min(across.leave, down.leave);
}

/** When a point that moves by `speed` per unit of time enters and leaves a range. It starts at time 0. */
function reach(start: number, speed: number, low: number, high: number): { enter: number; leave: number } {
  if (speed === 0) {
    const within = low <= start && start <= high;
    return within ? { enter: -Infinity, leave: Infinity } : { enter: Infinity, leave: -Infinity };
  }
  const times = [(low - start) / speed, (high - start) / speed];
  return { enter: Math.min(...times), leave: Math.max(...times) };
}
