import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useWait } from '../../shared/useWait';
import { testId } from './test-id';
import { useHits } from './useHits';

export function ShiftingTarget() {
  const [advert, setAdvert] = useState<'none' | 'loading' | 'shown'>('none');
  const [result, count] = useHits();
  const wait = useWait();

  async function load() {
    setAdvert('loading');
    await wait('moving-shift', 1000, 3000);
    setAdvert('shown');
  }

  const status = { none: 'No advert', loading: 'Loading', shown: 'Advert loaded' }[advert];

  return (
    <>
      <h2>A button that an advert moves</h2>
      <p className="muted">One to three seconds later an advert is where the button was. A click on it is a miss.</p>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          disabled={advert === 'loading'}
          onClick={load}
          {...testId('shift-start')}
        >
          Load advert
        </button>
        <span className="value" role="status" {...testId('shift-status')}>
          {status}
        </span>
      </div>
      <div className="shift-area" {...testId('shift-area')}>
        {advert === 'shown' && (
          <button type="button" className="shift-advert" onClick={() => count(false)} {...testId('shift-advert')}>
            Advert: two for one
          </button>
        )}
        <button type="button" className="button button-primary" onClick={() => count(true)} {...testId('shift-button')}>
          Buy
        </button>
      </div>
      <Outcome role="status" {...testId('shift-result')}>
        {result}
      </Outcome>
    </>
  );
}
