import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { useHover } from '../../shared/useHover';
import { useWait } from '../../shared/useWait';
import { PlacedPopover } from './PlacedPopover';
import { testId } from './test-id';

const restsFor = 500;

export function Tooltip() {
  const button = useRef<HTMLButtonElement>(null);
  const [hovered, hoverRef] = useHover();
  const [rested, setRested] = useState(false);
  const [focused, setFocused] = useState(false);
  const lastMove = useRef(0);
  const wait = useWait();

  async function move() {
    const own = ++lastMove.current;
    await wait('tooltip', restsFor);
    if (own === lastMove.current) setRested(true);
  }

  function hide() {
    lastMove.current++;
    setRested(false);
  }

  const follow = useEffectEvent((entered: boolean) => {
    if (entered) move();
    else hide();
  });

  useLayoutEffect(() => follow(hovered), [hovered]);

  // On the document, because the pointer may rest on the button while the focus is elsewhere.
  useEventListeners(document, { keydown });

  function keydown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    hide();
    setFocused(false);
  }

  function focus({ currentTarget }: FocusEvent) {
    // Only for the focus that the keyboard gave: a click gives it too, and would leave the tooltip open.
    if (currentTarget.matches(':focus-visible')) setFocused(true);
  }

  return (
    <section className="card stack" {...testId('tooltip-example')}>
      <h2>Tooltip</h2>
      <p className="muted">
        It comes only when the pointer keeps still for half a second. For the keyboard it comes at once.
      </p>
      {/* Around both, so that the pointer can go over to the tooltip. */}
      <div ref={hoverRef}>
        <button
          ref={button}
          type="button"
          className="button button-secondary"
          aria-describedby="fare-tooltip"
          onMouseMove={move}
          onFocus={focus}
          onBlur={() => setFocused(false)}
          {...testId('tooltip-button')}
        >
          Fare rules
        </button>
        <PlacedPopover
          id="fare-tooltip"
          popover="manual"
          under={button}
          shown={rested || focused}
          className="dialogs-tooltip"
          role="tooltip"
          {...testId('tooltip-text')}
        >
          Changes are free until the day before.
        </PlacedPopover>
      </div>
    </section>
  );
}
