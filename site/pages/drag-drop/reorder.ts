import type { UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';

/** The items after one of them was dropped on another: it takes the other's place. Without another nothing moves. */
export function dropOn(
  items: UniqueIdentifier[],
  dropped: UniqueIdentifier,
  target: UniqueIdentifier | null,
): UniqueIdentifier[] {
  return target === null ? items : arrayMove(items, items.indexOf(dropped), items.indexOf(target));
}
