import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { distance, type Point, pressTime, slack } from './gestures';
import { testId } from './test-id';

const actions = ['Copy', 'Move', 'Delete'];

export function PressMenu() {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('nothing');
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const start = useRef<Point>({ x: 0, y: 0 });
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (open) menu.current?.querySelector('button')?.focus();
  }, [open]);

  useEventListeners(document, {
    pointerdown({ target }) {
      if (open && !menu.current?.contains(target as Node)) setOpen(false);
    },
    // Not only in the menu: after a long press by touch, browsers give the focus to the button.
    keydown({ key }) {
      if (open && key === 'Escape') close();
    },
  });

  function endPress() {
    clearTimeout(timer.current);
  }

  function pointerDown({ button, clientX, clientY }: PointerEvent) {
    endPress();
    if (button !== 0) return;
    start.current = { x: clientX, y: clientY };
    timer.current = window.setTimeout(() => setOpen(true), pressTime);
  }

  function pointerMove({ clientX, clientY }: PointerEvent) {
    if (distance(start.current, { x: clientX, y: clientY }) > slack) endPress();
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function menuKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') close();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const place = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <>
      <h2>A press that lasts</h2>
      <p className="muted">Hold the button for 600 ms. By keyboard, Down arrow opens its menu.</p>
      <div className="clicks-press">
        <button
          ref={button}
          type="button"
          className="button button-secondary"
          aria-haspopup="menu"
          aria-expanded={open}
          onPointerDown={pointerDown}
          onPointerMove={pointerMove}
          onPointerUp={endPress}
          onPointerLeave={endPress}
          onPointerCancel={endPress}
          // What a phone opens after a long press would end it.
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
          {...testId('clicks-press')}
        >
          Hold for menu
        </button>
        {open && (
          <div
            ref={menu}
            className="clicks-menu"
            role="menu"
            aria-label="Actions"
            tabIndex={-1}
            onKeyDown={menuKeyDown}
            {...testId('clicks-press-menu')}
          >
            {actions.map((action) => (
              <button
                key={action}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  setLast(action);
                  close();
                }}
              >
                {action}
              </button>
            ))}
          </div>
        )}
      </div>
      <p className="panel" role="status" {...testId('clicks-press-result')}>
        {`Chosen: ${last}`}
      </p>
    </>
  );
}
