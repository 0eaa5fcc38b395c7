import { useRef, useState } from 'react';
import { resetShop } from './store';
import { testId } from './test-id';

/** Below every view: brings the first data back, after a question. */
export function Reset({ onReset }: { onReset: () => void }) {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function ask() {
    setDone(false);
    setAsking(!asking);
  }

  function close(isReset: boolean) {
    if (isReset) {
      resetShop();
      onReset();
    }
    setDone(isReset);
    setAsking(false);
    // The button that was pressed is gone.
    button.current?.focus();
  }

  return (
    // Escape from any of its buttons takes the question back.
    <div className="shop-reset" onKeyDown={({ key }) => key === 'Escape' && asking && close(false)}>
      <button
        ref={button}
        type="button"
        className="button button-quiet shop-reset-button"
        aria-expanded={asking}
        onClick={ask}
        {...testId('shop-reset')}
      >
        Reset the shop
      </button>
      {asking && (
        <>
          <p id="shop-reset-question">Empty the cart, sign out, and bring back the first data?</p>
          <button
            type="button"
            className="button button-secondary"
            aria-describedby="shop-reset-question"
            onClick={() => close(true)}
            {...testId('shop-reset-confirm')}
          >
            Reset
          </button>
          <button
            ref={intoView}
            type="button"
            className="button button-quiet"
            onClick={() => close(false)}
            {...testId('shop-reset-cancel')}
          >
            Keep
          </button>
        </>
      )}
      <p role="status">{done && 'The shop is as it was at first.'}</p>
    </div>
  );
}

/** A ref of the last button. The question is the end of the page, and would come below the window. */
function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
