import { useState } from 'react';
import { hook } from '../../shared/test-hook';
import { useWait } from '../../shared/useWait';
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
          {...hook('shift-start')}
        >
          Load advert
        </button>
        <span className="value" role="status" {...hook('shift-status')}>
          {status}
        </span>
      </div>
      <div className="shift-area" {...hook('shift-area')}>
        {advert === 'shown' && (
          <button type="button" className="shift-advert" onClick={() => count(false)} {...hook('shift-advert')}>
            Advert: two for one
          </button>
        )}
        <button type="button" className="button button-primary" onClick={() => count(true)} {...hook('shift-button')}>
          Buy
        </button>
      </div>
      <p className="panel" role="status" {...hook('shift-result')}>
        {result}
      </p>
    </>
  );
}
