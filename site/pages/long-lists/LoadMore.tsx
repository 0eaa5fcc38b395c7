import { useRef, useState } from 'react';
import { useWait } from '../../shared/useWait';
import { numbersTo, parts } from './loads';
import { testId } from './test-id';

export function LoadMore() {
  const list = useRef<HTMLElement>(null);
  const [count, setCount] = useState(parts.step);
  const [loading, setLoading] = useState(false);
  const wait = useWait();

  async function load() {
    // A disabled button loses the focus, so the list gets it.
    list.current?.focus({ preventScroll: true });
    setLoading(true);
    await wait('parts', 1000, 2000);
    setCount(count + parts.step);
    setLoading(false);
  }

  return (
    <>
      <h2>A list that loads on demand</h2>
      <p className="muted">Each press adds ten parts, until all fifty are there.</p>
      {/* biome-ignore lint/a11y: the list has to take the focus to be scrolled by keyboard */}
      <section ref={list} className="long-list" aria-label="Parts" tabIndex={0} {...testId('more-list')}>
        <ul>
          {numbersTo(count).map((item) => (
            <li key={item} {...testId(`more-item-${item}`)}>
              {`Part ${item}`}
            </li>
          ))}
        </ul>
      </section>
      <div className="panel long-lists-state">
        <span role="status" {...testId('more-status')}>
          {`Shown: ${count} of ${parts.total}`}
        </span>
        <button
          type="button"
          className="button button-secondary"
          disabled={loading || count === parts.total}
          onClick={load}
          {...testId('more-button')}
        >
          Load more
        </button>
      </div>
    </>
  );
}
