import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

// No-break spaces, and two spaces in a row: nobody sees them, and an exact comparison fails. This is the exercise.
const labels = { pay: 'Pay\u00a020\u00a0€  now', later: 'Pay  later' };

export function SpacedTarget() {
  const [clicked, setClicked] = useState('nothing');

  return (
    <>
      <h2>Labels with unusual spaces</h2>
      <p className="muted">Some of the spaces are no-break spaces, and some are doubled. The result repeats them.</p>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          onClick={() => setClicked(labels.pay)}
          {...testId('spaces-pay')}
        >
          {labels.pay}
        </button>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setClicked(labels.later)}
          {...testId('spaces-later')}
        >
          {labels.later}
        </button>
      </div>
      <Outcome role="status" {...testId('spaces-result')}>
        {`Clicked: ${clicked}`}
      </Outcome>
    </>
  );
}
