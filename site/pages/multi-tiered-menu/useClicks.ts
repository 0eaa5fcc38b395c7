import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { MenuElements } from './menu-elements';
import { isLeaf, nodeAt } from './tree';
import type { OpenPath } from './useOpenPath';

/** A click chooses a leaf, and opens an item with children: not by mouse, for hovering has opened it already. */
export function useClicks({ itemAt }: MenuElements, { show }: OpenPath, choose: (path: string[]) => void) {
  // Not every browser says in a click what it was made with.
  const pressedWith = useRef('');

  function onPointerDown({ pointerType }: PointerEvent) {
    pressedWith.current = pointerType;
  }

  function onClick({ target }: MouseEvent) {
    const path = itemAt(target);
    const node = nodeAt(path);
    const byMouse = pressedWith.current === 'mouse';
    pressedWith.current = '';
    if (!node) return;
    if (isLeaf(node)) choose(path);
    else if (!byMouse) show(path);
  }

  return { onPointerDown, onClick };
}
