import './dynamic-elements.css';
import { useCallback, useEffect, useState } from 'react';
import { wait } from '../../run/chance';
import { typedTestId } from '../../shared/test-id';
import { useRange } from '../../shared/useRange';
import type page from './page';

const testId = typedTestId<typeof page>();

const content = ['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3'];

export default function DynamicElementsPage() {
  // Each load is a new object, so that `done === load` is true only for the latest one.
  const [load, setLoad] = useState({ seconds: 5 });
  const [done, setDone] = useState<typeof load>();
  const [hidden, setHidden] = useState(true);
  const { seconds } = load;

  useEffect(() => {
    const left = new AbortController();
    const time = load.seconds * 1000;
    wait('dynamic-elements', time, time, left.signal).then(() => setDone(load));
    return () => left.abort();
  }, [load]);

  const rangeRef = useRange(
    useCallback((value: number) => setLoad((before) => (before.seconds === value ? before : { seconds: value })), []),
  );

  return (
    <>
      <h1>Dynamic Elements</h1>
      <p className="intro">
        Three lines arrive after as many seconds as the slider says, and each move of it starts over. Wait for the
        content, not for the clock; then tell apart what is absent, what is hidden and what merely cannot be seen.
      </p>
      <div {...testId('dynamic-elements')}>
        <section className="card stack dynamic-card">
          <h2>Content that loads late</h2>
          <div className="row">
            <label htmlFor="load-time">Load time</label>
            <input
              ref={rangeRef}
              id="load-time"
              className="dynamic-slider"
              type="range"
              min={1}
              max={30}
              step={1}
              defaultValue={seconds}
              aria-valuetext={`${seconds} s`}
              {...testId('load-time-slider')}
            />
            <span className="value dynamic-seconds" {...testId('load-time-value')}>
              {`${seconds}s`}
            </span>
            <button
              type="button"
              className="button button-primary"
              onClick={() => setLoad({ seconds })}
              {...testId('reload-button')}
            >
              Reload
            </button>
          </div>
          <div className="dynamic-area" aria-busy={done !== load} {...testId('content-area')}>
            {done === load ? (
              <ul className="dynamic-list">
                {content.map((text, index) => (
                  <li key={text} {...testId(`dynamic-item-${index}`)}>
                    {text}
                  </li>
                ))}
              </ul>
            ) : (
              <div className="row" role="status" {...testId('loading-indicator')}>
                <span className="spinner" aria-hidden />
                Loading…
              </div>
            )}
          </div>
        </section>
        <section className="card stack dynamic-card">
          <h2>Content that hides</h2>
          <button
            type="button"
            className="button button-secondary"
            aria-expanded={!hidden}
            aria-controls="hidden-content"
            onClick={() => setHidden(!hidden)}
            {...testId('toggle-hidden-button')}
          >
            Toggle Hidden Content
          </button>
          {/* No further class, because test suites compare the whole attribute. */}
          <div id="hidden-content" className={hidden ? 'hidden' : ''} {...testId('hidden-content')}>
            <p className="dynamic-revealed">You found it. It was in the document all along, with display: none.</p>
          </div>
        </section>
        <section className="card stack dynamic-card">
          <h2>Content that cannot be seen</h2>
          <p className="muted">
            The box below holds a sentence of opacity 0: it has a size and a text, and nobody sees it.
          </p>
          <div className="panel">
            <div className="dynamic-invisible" aria-hidden {...testId('invisible-element')}>
              Always in the document, never to be seen.
            </div>
          </div>
        </section>
      </div>
    </>
  );
}
