import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../../page';
import { wait } from '../../run/chance';
import { testId } from './test-id';
import { useVisits } from './useVisits';
import { namedView, searchOf, type View, viewIn, views } from './views';

const letters: Partial<Record<View, readonly string[]>> = {
  inbox: Array.from({ length: 40 }, (_, index) => `Letter ${index + 1}`),
  archive: Array.from({ length: 40 }, (_, index) => `Old letter ${index + 1}`),
};

export function Views() {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const visits = useVisits(type === NavigationType.Replace);
  const view = viewIn(search);
  const [loaded, setLoaded] = useState<string | null>(null);
  const isLoading = view === 'report' && loaded !== key;
  const list = useRef<HTMLUListElement>(null);
  const places = useRef(new Map<string, number>());

  const go = (to: View, replace = false) => navigate({ pathname, search: searchOf(search, to) }, { replace });

  const named = namedView(search);
  const title = named ? `${views[named]} | Navigation` : 'Navigation';
  useEffect(() => {
    const left = new AbortController();
    wait('go-title', 300, 300, left.signal).then(() => {
      document.title = documentTitle({ id: 'navigation', title });
    });
    return () => left.abort();
  }, [title]);

  useEffect(() => {
    if (view !== 'report') return;
    const left = new AbortController();
    wait('go-skeleton', 500, 1500, left.signal).then(() => setLoaded(key));
    return () => left.abort();
  }, [view, key]);

  // The entry of the history has its place in the list: a new one begins at the top.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = places.current.get(key) ?? 0;
  }, [key]);

  return (
    <>
      <section className="card stack cards-wide">
        <h2>Views of one document</h2>
        <p className="muted">
          The first three add an entry to the history, the fourth replaces one, the last shows a skeleton first.
        </p>
        <div className="row">
          {(['inbox', 'archive', 'settings'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="button button-primary"
              onClick={() => go(one)}
              {...testId(`go-${one}`)}
            >
              {views[one]}
            </button>
          ))}
          <button
            type="button"
            className="button button-secondary"
            onClick={() => go('settings', true)}
            {...testId('go-replace')}
          >
            Replace by Settings
          </button>
          <button
            type="button"
            className="button button-secondary"
            onClick={() => go('report')}
            {...testId('go-skeleton')}
          >
            Report
          </button>
        </div>
        <h3 {...testId('go-view')}>{views[view]}</h3>
        <div className="navigation-content" aria-busy={isLoading} {...testId('go-content')}>
          {letters[view] && (
            <ul
              ref={list}
              className="navigation-list"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise no key scrolls it.
              tabIndex={0}
              aria-label={views[view]}
              onScroll={({ currentTarget }) => places.current.set(key, currentTarget.scrollTop)}
              {...testId('go-list')}
            >
              {letters[view].map((letter) => (
                <li key={letter}>{letter}</li>
              ))}
            </ul>
          )}
          {view === 'settings' && <p>Letters are kept for 30 days.</p>}
          {view === 'report' &&
            (isLoading ? <div className="navigation-skeleton" /> : <p>80 letters, 40 of them in the archive.</p>)}
        </div>
        <p className="muted" role="status" {...testId('go-status')}>
          {isLoading && 'Loading the report'}
        </p>
      </section>
      <section className="card stack cards-wide">
        <h2>This tab’s addresses</h2>
        <p className="muted">The last twenty. One that is visited twice in a row is listed once.</p>
        <ol className="panel navigation-history" {...testId('go-history')}>
          {visits.map((address, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells two equal addresses apart
            <li key={index}>{address}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
