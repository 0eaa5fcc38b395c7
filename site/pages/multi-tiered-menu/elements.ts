import { isLeaf, nodeAt, pathTo } from './tree';

/**
 * A menu's elements in the document: its items by `data-menu-id`, the attribute that antd gives them anyway,
 * and their popups, as with antd, by an id that ends in `-popup`.
 */
export function elementsOf(menu: string) {
  const itemId = (id: string) => `${menu}-${id}`;
  const popupId = (id: string) => `${menu}-${id}-popup`;
  const itemElement = (id = '') => document.querySelector<HTMLElement>(`[data-menu-id="${itemId(id)}"]`);
  const popupElement = (id: string) => document.getElementById(popupId(id));

  /** The path of the item there. */
  function itemAt(target: EventTarget): string[] {
    const item = (target as Element).closest<HTMLElement>(`[data-menu-id^="${menu}-"]`);
    return pathTo(item?.dataset.menuId?.slice(itemId('').length) ?? '');
  }

  /** The path that stays open while the pointer is there. */
  function opensAt(target: EventTarget): string[] {
    const path = itemAt(target);
    const node = nodeAt(path);
    if (node) return isLeaf(node) ? path.slice(0, -1) : path;
    const popup = (target as Element).closest(`[id^="${menu}-"][id$="-popup"]`);
    return pathTo(popup?.id.slice(itemId('').length, -'-popup'.length) ?? '');
  }

  return { itemId, popupId, itemElement, popupElement, itemAt, opensAt };
}
