import { Pencil, Settings2, Trash2 } from 'lucide-react';
import { type KeyboardEvent as ReactKeyboardEvent, useLayoutEffect, useRef } from 'react';
import { keepPlaced } from '../../shared/keep-placed';
import { useEventListeners } from '../../shared/useEventListeners';
import { testId } from './test-id';

export type Opening = { x: number; y: number; byKeyboard: boolean };

type ActionMenuProps = {
  at: Opening;
  /** `refocus`: the focus was in the menu and should return to the trigger. */
  onClose: (refocus: boolean) => void;
  /** Called with the text of an item that was clicked, before the menu closes. */
  onChoose: (label: string) => void;
};

export function ActionMenu({ at, onClose, onChoose }: ActionMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  useLayoutEffect(() => {
    const cursor = { left: at.x, right: at.x, top: at.y, bottom: at.y };
    const stop = keepPlaced(menu.current, () => cursor, 'cursor');
    const items = menu.current ? itemsOf(menu.current) : [];
    (at.byKeyboard ? items[0] : menu.current)?.focus({ preventScroll: true });
    return stop;
  }, [at]);

  // Capture phase, so that `stopPropagation()` cannot keep the menu open.
  useEventListeners(document, { mousedown, click, auxclick, contextmenu, keydown }, { capture: true });

  function mousedown({ button }: MouseEvent) {
    pressed.current = button === 0;
  }

  function click({ isTrusted, detail, target }: MouseEvent) {
    // After a right click WebKitGTK's driver sends a `click` of the left button, which was never pressed.
    const endsRightClick = isTrusted && detail > 0 && !pressed.current;
    if (endsRightClick) return;
    // Here and not in the items, because closing unmounts them before the event reaches them.
    const chosen = menu.current && itemsOf(menu.current).find((item) => item.contains(target as Node));
    if (chosen) onChoose(chosen.textContent);
    close();
  }

  /** Of a right click it comes too, but that is for `contextmenu`. */
  function auxclick({ button }: MouseEvent) {
    if (button === 1) close();
  }

  function contextmenu({ target }: MouseEvent) {
    // A right click inside the area moves the menu instead.
    if (!menu.current?.parentElement?.contains(target as Node)) close();
  }

  function keydown({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose(true);
  }

  function close() {
    onClose(menu.current?.contains(document.activeElement) ?? false);
  }

  function moveFocus(event: ReactKeyboardEvent<HTMLDivElement>) {
    // The focus returns to the trigger first, so that the browser then moves it to the trigger's neighbour.
    if (event.key === 'Tab') return onClose(true);
    const items = itemsOf(event.currentTarget);
    const current = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: current + 1, ArrowUp: current < 0 ? -1 : current - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <div
      ref={menu}
      className="context-menu"
      role="menu"
      aria-label="Actions"
      tabIndex={-1}
      onKeyDown={moveFocus}
      {...testId('context-menu')}
    >
      <button type="button" role="menuitem" tabIndex={-1} {...testId('context-menu-edit')}>
        <Pencil aria-hidden size={18} />
        Edit
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="context-menu-danger"
        {...testId('context-menu-delete')}
      >
        <Trash2 aria-hidden size={18} />
        Delete
      </button>
      <button type="button" role="menuitem" tabIndex={-1} {...testId('context-menu-properties')}>
        <Settings2 aria-hidden size={18} />
        Properties
      </button>
    </div>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}
