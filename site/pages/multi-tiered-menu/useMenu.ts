import { menuElements } from './menu-elements';
import type { MenuNode } from './menu-tree';
import { isLeaf, nodeAt, pathTo } from './tree';
import { useClicks } from './useClicks';
import { useDismissal } from './useDismissal';
import { useHovering } from './useHovering';
import { useKeyboard } from './useKeyboard';
import { useOpenPath } from './useOpenPath';

export type Menu = ReturnType<typeof useMenu>;

/**
 * What the simple menu and MUI's have in common: which submenus are open, and what mouse, touch and keyboard do to them.
 * MUI's own menu is a modal dialog, whose backdrop would keep the pointer from the bar.
 */
export function useMenu(name: string, onChoose: (label: string) => void) {
  const elements = menuElements(name);
  const path = useOpenPath(leave);
  const { open } = path;

  /** If the focus is in submenus that are about to close, moves it to the item that opened the outermost of them. */
  function leave([outermost]: string[]) {
    if (!outermost || !elements.popupElement(outermost)?.contains(document.activeElement)) return;
    elements.itemElement(outermost)?.focus({ preventScroll: true });
  }

  function choose(leaf: string[]) {
    path.show([]);
    // The leaf no longer exists when the dialog closes, so the focus returns to its item in the bar.
    elements.itemElement(leaf[0])?.focus();
    onChoose(nodeAt(leaf)?.label ?? '');
  }

  return {
    open,
    openNodes: open.map((id) => nodeAt(pathTo(id))).filter((node) => node !== undefined),
    popupId: elements.popupId,
    /** The place of an item, for placing its popup. */
    itemBox: (node: MenuNode) => elements.itemElement(node.id)?.getBoundingClientRect(),
    /** Listeners for the section that contains the bar and all its popups. */
    sectionProps: {
      ...useHovering(elements, path),
      ...useClicks(elements, path, choose),
      ...useKeyboard(elements, path, choose),
      ...useDismissal(elements, path),
    },
    itemProps: (node: MenuNode) => ({
      'data-menu-id': elements.itemId(node.id),
      ...(!isLeaf(node) && {
        // The simple menu opens lists of buttons, which are no menus to a screen reader.
        'aria-haspopup': name === 'simple' ? undefined : ('menu' as const),
        'aria-expanded': open.includes(node.id),
        'aria-controls': open.includes(node.id) ? elements.popupId(node.id) : undefined,
      }),
    }),
  };
}
