import type { FocusEvent } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import type { MenuElements } from './menu-elements';
import type { OpenPath } from './useOpenPath';

/** Closes all submenus at a press outside, at Escape anywhere, and when the focus leaves the menu. */
export function useDismissal({ opensAt }: MenuElements, { latest, show }: OpenPath) {
  function close() {
    if (latest().length) show([]);
  }

  useEventListeners(document, {
    pointerdown: ({ target }) => target && !opensAt(target).length && close(),
    keydown: ({ key }) => key === 'Escape' && close(),
  });

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return { onBlur };
}
