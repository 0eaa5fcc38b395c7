import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MenuElements } from './menu-elements';
import { stepForKey } from './menu-keys';
import { pathTo } from './tree';
import type { MenuFocus } from './useMenuFocus';
import type { OpenPath } from './useOpenPath';

/** Handles keys that are pressed on an item or on the bar itself. */
export function useKeyboard(
  { menu, itemAt }: MenuElements,
  { latest, show }: OpenPath,
  { awaited, focusItem }: MenuFocus,
  choose: (path: string[]) => void,
) {
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const path = pathTo(awaited() ?? '');
    const focused = path.length ? path : itemAt(event.target);
    if (!focused.length && (event.target as Element).id !== menu) return;
    const step = stepForKey(event.key, focused, latest());
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if ('choose' in step) return choose(step.choose);
    // Synchronously, so that the submenu is there for the next key, however soon that comes.
    flushSync(() => show(step.open));
    focusItem(step.focus);
  }

  return { onKeyDownCapture };
}
