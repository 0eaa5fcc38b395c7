import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { basePath } from '../../run/page-options';
import { useLatestState } from '../../shared/useLatestState';
import { heard } from './counter';
import { counterDocument } from './opened-documents';
import { testId } from './test-id';

export function SharedCounter() {
  const [count, setCount, latestCount] = useLatestState(0);
  const channel = useRef<BroadcastChannel>(null);

  const onMessage = useEffectEvent(({ data }: MessageEvent) => {
    const { count, answer } = heard(latestCount(), data);
    setCount(count);
    if (answer) channel.current?.postMessage(answer);
  });

  useLayoutEffect(() => {
    // With the base path, so that two sites on one origin do not share the counter.
    const own = new BroadcastChannel(`practice-site counter ${basePath}`);
    own.addEventListener('message', onMessage);
    own.postMessage({ ask: true });
    channel.current = own;
    return () => own.close();
  }, []);

  function add() {
    setCount(latestCount() + 1);
    channel.current?.postMessage({ add: 1 });
  }

  function reset() {
    setCount(0);
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
      <p className="panel" role="status" {...testId('windows-count')}>
        {`Count: ${count}`}
      </p>
    </>
  );
}
