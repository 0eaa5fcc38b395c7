import { useState } from 'react';
import { randomOfLoad } from '../../run/chance';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';
import { useHits } from './useHits';

const places = [0, 1];

export function DoubledTarget() {
  const [visible] = useState(() => (randomOfLoad('moving-pair') < 0.5 ? 0 : 1));
  const [result, count] = useHits();

  return (
    <>
      <h2>A button that is there twice</h2>
      <p className="muted">
        One for narrow windows and one for wide ones, say, and only one of them can be seen. The seed says which.
      </p>
      <div className="row" {...testId('pair')}>
        {places.map((place) => (
          // Both have the same test id, text and role. This is the exercise.
          <button
            key={place}
            type="button"
            className={`button button-primary${place === visible ? '' : ' hidden'}`}
            onClick={() => count(place === visible)}
            {...testId('pair-button')}
          >
            Subscribe
          </button>
        ))}
      </div>
      <Outcome role="status" {...testId('pair-result')}>
        {result}
      </Outcome>
    </>
  );
}
