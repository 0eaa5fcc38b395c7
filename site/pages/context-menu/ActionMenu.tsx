import { Pencil, Settings2, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { hook } from '../../hook';
import { placeMenu } from './placement';

export type Opening = { x: number; y: number; byKeyboard: boolean };

type ActionMenuProps = {
  at: Opening;
  /** `refocus` when the focus has nowhere else to be. */
  onClose: (refocus: boolean) => void;
};

export function ActionMenu({ at, onClose }: ActionMenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { x, y } = placeMenu(at, { width: element.offsetWidth, height: element.offsetHeight }, { width, height });
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
    };
    place();
    const [firstItem] = itemsOf(element);
    (at.byKeyboard ? firstItem : element)?.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [at]);

  useEffect(() => {
    const close = () => onClose(menu.current?.contains(document.activeElement) ?? false);
    let pressed = false;
    const onMouseDown = (event: MouseEvent) => {
      pressed = event.button === 0;
    };
    const onClick = (event: MouseEvent) => {
      // WebKitGTK's driver ends a right click with a left one that nobody pressed.
      const isTail = event.isTrusted && event.detail > 0 && !pressed;
      if (!isTail) close();
    };
    const onContextMenu = (event: MouseEvent) => {
      if (!menu.current?.parentElement?.contains(event.target as Node)) close();
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') onClose(true);
    };
    // On the way down: nothing below can keep a click from closing the menu.
    document.addEventListener('mousedown', onMouseDown, true);
    document.addEventListener('click', onClick, true);
    document.addEventListener('contextmenu', onContextMenu, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('mousedown', onMouseDown, true);
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('contextmenu', onContextMenu, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [onClose]);

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    // The trigger has the focus before the browser moves it on from there.
    if (event.key === 'Tab') return onClose(true);
    const items = itemsOf(event.currentTarget);
    const current = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: current + 1, ArrowUp: current < 0 ? -1 : current - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <div ref={menu} className="context-menu" role="menu" aria-label="Actions" tabIndex={-1} onKeyDown={moveFocus} {...hook('context-menu')}>
      <button type="button" role="menuitem" tabIndex={-1} {...hook('context-menu-edit')}>
        <Pencil aria-hidden size={18} />
        Edit
      </button>
      <button type="button" role="menuitem" tabIndex={-1} className="context-menu-danger" {...hook('context-menu-delete')}>
        <Trash2 aria-hidden size={18} />
        Delete
      </button>
      <button type="button" role="menuitem" tabIndex={-1} {...hook('context-menu-properties')}>
        <Settings2 aria-hidden size={18} />
        Properties
      </button>
    </div>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}
