import { type MouseEvent, useRef } from 'react';
import { isOfRestingMouse } from '../../shared/resting-mouse';
import type { MenuElements } from './menu-elements';
import { followPointer } from './pointer-intent';
import { idsNotIn } from './tree';
import type { OpenPath } from './useOpenPath';

/** Opens submenus when the pointer enters their items and closes them when it leaves. */
export function useHovering({ opensAt, popupElement }: MenuElements, { latest, isWaiting, showAfter }: OpenPath) {
  const follow = useRef(followPointer());
  const last = useRef({ x: -1, y: -1 });

  function onMouse(event: MouseEvent) {
    if (isOfRestingMouse(event.nativeEvent)) return;
    const to = { x: event.clientX, y: event.clientY };
    // Browsers also send events when a popup opens below a pointer that does not move.
    if (event.isTrusted && to.x === last.current.x && to.y === last.current.y) return;
    last.current = to;
    const path = event.type === 'mouseleave' ? [] : opensAt(event.target);
    const popups = idsNotIn(path, latest()).map(popupElement);
    const closing = popups.filter((popup) => popup !== null).map((popup) => popup.getBoundingClientRect());
    const milliseconds = follow.current({ to, path, closing, waiting: isWaiting() });
    if (milliseconds !== undefined) showAfter(milliseconds, path);
  }

  return { onMouseOver: onMouse, onMouseMove: onMouse, onMouseLeave: onMouse };
}
