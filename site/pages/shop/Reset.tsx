import { useEffect, useRef, useState } from 'react';
import { resetShop } from './store';
import { testId } from './test-id';

/** Below every view: brings the first data back, after a question. */
export function Reset() {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // The button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question came or went, and with it the buttons.
  useEffect(() => {
    if (wasPressed.current) first.current?.focus();
  }, [asking]);

  function ask(question: boolean) {
    wasPressed.current = true;
    setDone(false);
    setAsking(question);
  }

  function reset() {
    resetShop();
    ask(false);
    setDone(true);
  }

  return (
    <div className="shop-reset">
      {asking ? (
        <>
          <p id="shop-reset-question">Empty the cart, sign out, and bring back the first products, users and orders?</p>
          <div className="row">
            <button
              ref={first}
              type="button"
              className="button button-secondary"
              aria-describedby="shop-reset-question"
              onClick={reset}
              {...testId('shop-reset-confirm')}
            >
              Reset
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => ask(false)}
              {...testId('shop-reset-cancel')}
            >
              Keep
            </button>
          </div>
        </>
      ) : (
        <button
          ref={first}
          type="button"
          className="button button-quiet"
          onClick={() => ask(true)}
          {...testId('shop-reset')}
        >
          Reset the shop
        </button>
      )}
      <p className="muted" role="status">
        {done && 'The shop is as it was at first.'}
      </p>
    </div>
  );
}
