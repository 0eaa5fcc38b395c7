import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useWait } from '../../shared/useWait';
import { testId } from './test-id';

export function CoveredButton() {
  const [covered, setCovered] = useState(false);
  const [accepted, setAccepted] = useState(0);
  const wait = useWait();

  async function load() {
    setCovered(true);
    await wait('cover', 2000);
    setCovered(false);
  }

  return (
    <section className="card stack" {...testId('cover-example')}>
      <h2>Covered button</h2>
      <p>The button below is visible and enabled all the time, and for a while something lies over it.</p>
      <button
        type="button"
        className="button button-secondary"
        disabled={covered}
        onClick={load}
        {...testId('cover-start')}
      >
        Load offer
      </button>
      {/* Intended: the overlay is for pointers alone. A key or a script's click reaches what is under it. */}
      <div className="dialogs-covered">
        <button
          type="button"
          className="button button-primary"
          onClick={() => setAccepted((before) => before + 1)}
          {...testId('cover-accept')}
        >
          Accept offer
        </button>
        {covered && (
          <div className="dialogs-overlay" role="status" {...testId('cover-overlay')}>
            Loading offer...
          </div>
        )}
      </div>
      <Outcome role="status" {...testId('cover-count')}>{`Accepted: ${accepted}`}</Outcome>
    </section>
  );
}
