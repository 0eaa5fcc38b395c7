import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

export function ReplacedTarget() {
  const [count, setCount] = useState(0);

  return (
    <>
      <h2>A button replaced by its twin</h2>
      <p className="muted">Each click puts a new button in the place of the old one. It only looks the same.</p>
      <button
        // A new key at every render, so that React makes a new element. This is the exercise.
        key={count}
        // The browser takes the focus from an element that is removed, so the twin takes it over.
        ref={(button) => {
          if (count > 0) button?.focus({ preventScroll: true });
        }}
        type="button"
        className="button button-primary"
        onClick={() => setCount(count + 1)}
        {...testId('twin-button')}
      >
        Count
      </button>
      <Outcome role="status" {...testId('twin-result')}>
        {`Clicks: ${count}`}
      </Outcome>
    </>
  );
}
