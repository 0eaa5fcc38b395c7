import { useEffect, useRef } from 'react';
import type { MenuElements } from './menu-elements';

export type MenuFocus = ReturnType<typeof useMenuFocus>;

/**
 * The focus in a menu. antd shows a popup some frames after it was told to: until then the item that is to have
 * the focus is awaited, and keys count as if it had it.
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

  /** Before submenus close: the focus goes to the item that they hang from, instead of being lost with them. */
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
