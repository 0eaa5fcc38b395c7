import { useEffect, useRef } from 'react';
import type { MenuElements } from './menu-elements';

export type MenuFocus = ReturnType<typeof useMenuFocus>;

/**
 * The focus in a menu. antd shows a popup some frames after `openKeys` has changed. Until then the item that is to get
 * the focus is `awaited`, and keys are handled as if it had the focus.
 */
export function useMenuFocus({ itemElement, popupElement }: MenuElements) {
  const awaited = useRef<string>(undefined);

  function focusItem(id: string) {
    const element = itemElement(id);
    element?.focus();
    const shown = document.activeElement === element;
    awaited.current = shown ? undefined : id;
    if (!shown) requestAnimationFrame(() => awaited.current === id && focusItem(id));
  }

  /** Called before submenus close. If the focus is in them, moves it to the item that opened the outermost of them. */
  function leave([outermost]: string[]) {
    awaited.current = undefined;
    if (!outermost || !popupElement(outermost)?.contains(document.activeElement)) return;
    itemElement(outermost)?.focus({ preventScroll: true });
  }

  useEffect(() => {
    return () => {
      awaited.current = undefined;
    };
  }, []);

  return { awaited: () => awaited.current, focusItem, leave };
}
