import './context-menu.css';
import { MousePointerClick } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { ActionMenu, type Opening } from './ActionMenu';
import { testId } from './test-id';

export default function ContextMenuPage() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [action, setAction] = useState('');
  const trigger = useRef<HTMLDivElement>(null);

  const close = useCallback((refocus: boolean) => {
    if (refocus) trigger.current?.focus({ preventScroll: true });
    setOpening(null);
  }, []);

  function openAtTrigger() {
    const { left, top } = trigger.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    setOpening({ x: left + 16, y: top + 16, byKeyboard: true });
  }

  function onContextMenu(event: MouseEvent) {
    event.preventDefault();
    const { clientX: x, clientY: y, button, target } = event;
    const onTrigger = trigger.current?.contains(target as Node);
    // Windows sends this event when the menu key is released, and by then the focus is on an item of the open menu.
    if (!onTrigger && button !== 2) return;
    // An event that a script dispatches may have no coordinates.
    if (!x && !y) openAtTrigger();
    else setOpening({ x, y, byKeyboard: false });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    event.preventDefault();
    openAtTrigger();
  }

  return (
    <>
      <h1>Context Menu</h1>
      <p className="intro">
        Right-click in the marked area, or press and hold it with a finger, to open a menu there; a click anywhere
        closes it. The menu key and the arrows work too, and near an edge the menu stays within the window.
      </p>
      <section className="card">
        <div onContextMenu={onContextMenu} {...testId('context-menu-area')}>
          {/* biome-ignore lint/a11y/useSemanticElements: suites look for a div here */}
          <div
            ref={trigger}
            className="context-menu-trigger"
            role="region"
            aria-label="Area with a context menu"
            aria-keyshortcuts="Shift+F10"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the menu key opens the menu of the focused element
            tabIndex={0}
            onKeyDown={onKeyDown}
            {...testId('context-menu-trigger')}
          >
            <MousePointerClick aria-hidden size={28} />
            <p>Right-click here</p>
            <p className="muted">
              or press <kbd>Shift</kbd> + <kbd>F10</kbd>
            </p>
          </div>
          {opening && <ActionMenu at={opening} onClose={close} onChoose={setAction} />}
        </div>
        <Outcome className="context-menu-result" role="status" {...testId('context-menu-result')}>
          {action && `Last action: ${action}`}
        </Outcome>
      </section>
    </>
  );
}
