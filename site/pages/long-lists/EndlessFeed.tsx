import { useRef, useState } from 'react';
import { random } from '../../run/chance';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import { failingLoad, feed, numbersTo } from './loads';
import { testId } from './test-id';

/** How near to its end, in pixels, the feed has to be scrolled to load more. */
const nearEnd = 200;

export function EndlessFeed() {
  const list = useRef<HTMLElement>(null);
  const [failing] = useState(() => failingLoad(random('feed-failure')));
  const hasFailed = useRef(false);
  const [count, setCount, latestCount] = useLatestState(feed.step);
  const [phase, setPhase, latestPhase] = useLatestState<'ready' | 'loading' | 'failed'>('ready');
  const wait = useWait();

  async function load() {
    setPhase('loading');
    await wait('feed', 1000, 2000);
    if (latestCount() / feed.step === failing && !hasFailed.current) {
      hasFailed.current = true;
      setPhase('failed');
      return;
    }
    setCount(latestCount() + feed.step);
    setPhase('ready');
  }

  function scroll({ scrollHeight, scrollTop, clientHeight }: HTMLElement) {
    const isNear = scrollHeight - scrollTop - clientHeight < nearEnd;
    if (isNear && latestPhase() === 'ready' && latestCount() < feed.total) load();
  }

  function retry() {
    // The button goes, and would take the focus along.
    list.current?.focus({ preventScroll: true });
    load();
  }

  const shown = count < feed.total ? `Shown: ${count}` : `End of the list: ${count} items`;

  return (
    <>
      <h2>Infinite scroll</h2>
      <p className="muted">It loads twenty more near its end, which it has after two hundred. One load fails.</p>
      <section
        ref={list}
        className="long-list"
        aria-label="Feed"
        aria-busy={phase === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus lets the keyboard scroll it
        tabIndex={0}
        onScroll={({ currentTarget }) => scroll(currentTarget)}
        {...testId('feed-list')}
      >
        <ul>
          {numbersTo(count).map((item) => (
            <li key={item} {...testId(`feed-item-${item}`)}>
              {`Item ${item}`}
            </li>
          ))}
        </ul>
      </section>
      <div className="panel long-lists-state">
        <span role="status" {...testId('feed-status')}>
          {{ ready: shown, loading: 'Loading', failed: 'Loading failed' }[phase]}
        </span>
        {phase === 'failed' && (
          <button type="button" className="button button-secondary" onClick={retry} {...testId('feed-retry')}>
            Retry
          </button>
        )}
      </div>
    </>
  );
}
