import { useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import { stepTime, stopResult, target } from './bar';
import { testId } from './test-id';

export function BarTarget() {
  const [percent, setPercent, latestPercent] = useLatestState(0);
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState('');
  const wait = useWait();
  const startButton = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  // Only the latest run may go on: each start, stop and reset makes a new number.
  const run = useRef(0);

  async function start() {
    const own = ++run.current;
    setRunning(true);
    setResult('');
    setPercent(0);
    while (latestPercent() < 100) {
      await wait('moving-bar', stepTime);
      if (run.current !== own) return;
      setPercent(latestPercent() + 1);
    }
    end();
  }

  function end() {
    run.current++;
    // It is disabled now and loses the focus.
    if (document.activeElement === stopButton.current) startButton.current?.focus();
    setRunning(false);
    setResult(stopResult(latestPercent()));
  }

  function reset() {
    run.current++;
    setRunning(false);
    setResult('');
    setPercent(0);
  }

  return (
    <>
      <h2>A bar to be stopped at 75%</h2>
      <p className="muted">Read the value and stop it there. A fixed pause meets it only by luck.</p>
      <div className="bar-label">
        <label htmlFor="moving-bar">Progress</label>
        <span className="value" {...testId('bar-value')}>
          {`${percent}%`}
        </span>
      </div>
      <div className="bar">
        <progress id="moving-bar" value={percent} max={100} {...testId('bar-progress')} />
        <span className="bar-target" style={{ left: `${target}%` }} />
      </div>
      <div className="row">
        <button
          ref={startButton}
          type="button"
          className="button button-primary"
          onClick={start}
          {...testId('bar-start')}
        >
          Start
        </button>
        <button
          ref={stopButton}
          type="button"
          className="button button-secondary"
          disabled={!running}
          onClick={end}
          {...testId('bar-stop')}
        >
          Stop
        </button>
        <button type="button" className="button button-secondary" onClick={reset} {...testId('bar-reset')}>
          Reset
        </button>
      </div>
      <Outcome
        state={result.endsWith('just right') ? 'ok' : 'failed'}
        className="bar-result"
        role="status"
        {...testId('bar-result')}
      >
        {result}
      </Outcome>
    </>
  );
}
