import { type CSSProperties, useState } from 'react';
import { runOptions } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { useWait } from '../../shared/useWait';
import { testId } from './test-id';
import { useHits } from './useHits';

const slideTime = 2000;

export function SlidingTarget() {
  const [side, setSide] = useState<'left' | 'right'>('left');
  const [sliding, setSliding] = useState(false);
  const [result, count] = useHits();
  const wait = useWait();

  async function slide() {
    setSide(side === 'left' ? 'right' : 'left');
    setSliding(true);
    await wait('moving-slide', slideTime);
    setSliding(false);
  }

  return (
    <>
      <h2>A button that slides</h2>
      <p className="muted">It takes two seconds to the other side. A click beside it in its track is a miss.</p>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          disabled={sliding}
          onClick={slide}
          {...testId('slide-start')}
        >
          Slide
        </button>
        <span className="value" role="status" {...testId('slide-status')}>
          {sliding ? 'Sliding' : `At the ${side}`}
        </span>
      </div>
      <div
        className={`slide-track slide-${side}${sliding ? ' slide-moving' : ''}`}
        style={{ '--slide-time': `${slideTime * runOptions.delayScale}ms` } as CSSProperties}
        onClick={({ target }) => count(target instanceof Element && target.closest('button') !== null)}
        {...testId('slide-track')}
      >
        <button type="button" className="button button-primary slide-button" {...testId('slide-button')}>
          Catch me
        </button>
      </div>
      <Outcome role="status" {...testId('slide-result')}>
        {result}
      </Outcome>
    </>
  );
}
