import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MenuElements } from './menu-elements';
import { stepForKey } from './menu-keys';
import type { OpenPath } from './useOpenPath';

/** Keys that MUI's list of menu items handles itself. */
const keysOfLists = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Handles keys that are pressed on an item. */
export function useKeyboard(
  { itemAt, itemElement }: MenuElements,
  { latest, show }: OpenPath,
  choose: (path: string[]) => void,
) {
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (keysOfLists.includes(event.key) && (event.target as Element).closest('[role=menu]')) return;
    const step = stepForKey(event.key, itemAt(event.target), latest());
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if ('choose' in step) return choose(step.choose);
    // Synchronously, so that the submenu is there for the next key, however soon that comes.
    flushSync(() => show(step.open));
    itemElement(step.focus)?.focus();
  }

  return { onKeyDownCapture };
}
