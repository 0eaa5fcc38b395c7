import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { basePath } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { useLatestState } from '../../shared/useLatestState';
import { type Counter, counted, heard } from './counter';
import { counterDocument } from './opened-documents';
import { testId } from './test-id';

// Not by the seed, which two tabs have in common.
const anyId = () => crypto.getRandomValues(new Uint32Array(1))[0];

export function SharedCounter() {
  const [asking] = useState(anyId);
  const [{ count }, setCounter, latest] = useLatestState<Counter>({ count: 0, own: 0, asking });
  const channel = useRef<BroadcastChannel>(null);

  const onMessage = useEffectEvent(({ data }: MessageEvent) => {
    const { counter, reply } = heard(latest(), data);
    setCounter(counter);
    if (reply) channel.current?.postMessage(reply);
  });

  useLayoutEffect(() => {
    // With the base path, so that two sites on one origin do not share the counter.
    const own = new BroadcastChannel(`practice-site counter ${basePath}`);
    own.addEventListener('message', onMessage);
    own.postMessage({ ask: asking });
    channel.current = own;
    return () => own.close();
  }, [asking]);

  function add() {
    setCounter(counted(latest()));
    channel.current?.postMessage({ add: 1 });
  }

  function reset() {
    setCounter({ count: 0, own: 0 });
    channel.current?.postMessage({ count: 0 });
  }

  return (
    <>
      <h2>Tabs that share a counter</h2>
      <p className="muted">Every open tab with this counter shows the same count. Nothing of it is stored.</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={add} {...testId('windows-add')}>
          Add one
        </button>
        <button type="button" className="button button-secondary" onClick={reset} {...testId('windows-reset')}>
          Reset
        </button>
        <a href={counterDocument} target="_blank" rel="noopener" {...testId('windows-counter-link')}>
          Open counter
        </a>
      </div>
      <Outcome role="status" {...testId('windows-count')}>
        {`Count: ${count}`}
      </Outcome>
    </>
  );
}
