import { Minus, Plus } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { type FieldProps, FieldRow, inputProps } from './FieldRow';
import { testId } from './test-id';

/** How long a button is held until it repeats, and how long from one step to the next. Hands do not follow a scale. */
const [repeatAfter, repeatEvery] = [500, 100];

type Props = FieldProps & { onStep: (direction: 1 | -1) => void };

export function QuantityField({ value, error, onValue, onLeave, onStep }: Props) {
  const more = useHeld(() => onStep(1));
  const fewer = useHeld(() => onStep(-1));
  return (
    <FieldRow field="quantity" raw={value} error={error}>
      <div className="mask-quantity">
        <input
          type="number"
          min={1}
          max={99}
          step={3}
          value={value}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => onValue(event.currentTarget.value)}
          onBlur={onLeave}
          {...inputProps('quantity', error)}
        />
        <button
          type="button"
          className="button button-secondary button-icon"
          aria-label="Decrease quantity"
          {...fewer}
          {...testId('mask-minus')}
        >
          <Minus aria-hidden size={18} />
        </button>
        <button
          type="button"
          className="button button-secondary button-icon"
          aria-label="Increase quantity"
          {...more}
          {...testId('mask-plus')}
        >
          <Plus aria-hidden size={18} />
        </button>
      </div>
    </FieldRow>
  );
}

/** Handlers of a button that steps when it is pressed, and again and again while it is held. */
function useHeld(step: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(step);
  latest.current = step;
  // The click that ends a press has had its step already. One by keyboard or by script has not.
  const pressed = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function release() {
    clearTimeout(timer.current);
  }

  function leave() {
    release();
    pressed.current = false;
  }

  function repeat() {
    latest.current();
    timer.current = window.setTimeout(repeat, repeatEvery);
  }

  return {
    onPointerDown({ button }: PointerEvent) {
      release();
      if (button !== 0) return;
      pressed.current = true;
      latest.current();
      timer.current = window.setTimeout(repeat, repeatAfter);
    },
    onPointerUp: release,
    onPointerLeave: leave,
    onPointerCancel: leave,
    // A long press on a phone would open the browser's menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick() {
      if (!pressed.current) latest.current();
      pressed.current = false;
    },
  };
}
