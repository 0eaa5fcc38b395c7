import { isLeaf, nodeAt, pathTo } from './tree';

export type MenuElements = ReturnType<typeof menuElements>;

/**
 * Finds a menu's elements in the document: items by `data-menu-id` and popups by an id that ends in `-popup`, as antd
 * names those of its own menu.
 */
export function menuElements(menu: string) {
  const itemId = (id: string) => `${menu}-${id}`;
  const popupId = (id: string) => `${menu}-${id}-popup`;
  const itemElement = (id = '') => document.querySelector<HTMLElement>(`[data-menu-id="${itemId(id)}"]`);
  const popupElement = (id: string) => document.getElementById(popupId(id));

  /** The path of the item that an element is or is in. Empty if there is none. */
  function itemAt(target: EventTarget): string[] {
    const item = closest(target, `[data-menu-id^="${menu}-"]`);
    return pathTo(item?.dataset.menuId?.slice(itemId('').length) ?? '');
  }

  /** The path that is open while the pointer is over an element. */
  function opensAt(target: EventTarget): string[] {
    const path = itemAt(target);
    const node = nodeAt(path);
    if (node) return isLeaf(node) ? path.slice(0, -1) : path;
    const popup = closest(target, `[id^="${menu}-"][id$="-popup"]`);
    return pathTo(popup?.id.slice(itemId('').length, -'-popup'.length) ?? '');
  }

  return { itemId, popupId, itemElement, popupElement, itemAt, opensAt };
}

/** An event's target may be the document or the window, which have no `closest`. */
function closest(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
