import { type MouseEvent, useState } from 'react';
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

  function accept({ detail, nativeEvent }: MouseEvent) {
    // The overlay is for pointers alone, and a key's click has no pointer. Intended: a script's click is let through.
    const isByKey = detail === 0 && nativeEvent.isTrusted;
    if (!(covered && isByKey)) setAccepted((before) => before + 1);
  }

  return (
    <section className="card stack" {...testId('cover-example')}>
      <h2>Covered button</h2>
      <p className="muted">
        The button below is visible and enabled all the time, and for a while something lies over it.
      </p>
      <button
        type="button"
        className="button button-secondary"
        disabled={covered}
        onClick={load}
        {...testId('cover-start')}
      >
        Load offer
      </button>
      <div className="dialogs-covered">
        <button type="button" className="button button-primary" onClick={accept} {...testId('cover-accept')}>
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
