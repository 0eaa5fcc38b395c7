import type { UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';

/** The items after one was dropped on another, whose place it takes. Without a target nothing moves. */
export function dropOn(
  items: UniqueIdentifier[],
  dropped: UniqueIdentifier,
  target: UniqueIdentifier | null,
): UniqueIdentifier[] {
  return target === null ? items : arrayMove(items, items.indexOf(dropped), items.indexOf(target));
}
