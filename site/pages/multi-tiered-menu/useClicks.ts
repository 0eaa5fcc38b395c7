import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { MenuElements } from './menu-elements';
import { isLeaf, nodeAt } from './tree';
import type { OpenPath } from './useOpenPath';

/** A click chooses a leaf. On another item it opens the submenu, except by mouse, which has opened it by hovering. */
export function useClicks({ itemAt }: MenuElements, { show }: OpenPath, choose: (path: string[]) => void) {
  // Remembered from `pointerdown`, because not every browser has `pointerType` in a click event.
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
