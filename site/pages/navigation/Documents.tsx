import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { hasProxy } from '../../run/page-options';
import { fragmentAddress, journeyTo, optionFields, serverAddress, timeOf } from './journeys';
import { testId } from './test-id';

export function Redirects() {
  return (
    <section className="card stack">
      <h2>Redirects</h2>
      <p className="muted">Each ends at a document that says how you got there.</p>
      <div className="row">
        <a
          className="button button-secondary"
          href={journeyTo({ what: 'redirect', by: 'script', after: timeOf(1000) })}
          {...testId('go-script')}
        >
          Redirect by script
        </a>
        <a
          className="button button-secondary"
          href={journeyTo({ what: 'redirect', by: 'meta', after: timeOf(1000) })}
          {...testId('go-meta')}
        >
          Redirect by meta refresh
        </a>
        <a
          className="button button-secondary"
          href={serverAddress('chain', { what: 'redirect', by: 'chain', after: timeOf(1000) })}
          {...testId('go-chain')}
        >
          Three redirects
        </a>
      </div>
    </section>
  );
}

export function Forms() {
  return (
    <section className="card stack">
      <h2>Forms</h2>
      <p className="muted">One puts its field into the address, the other into a body that is sent once.</p>
      {(['get', 'post'] as const).map((method) => (
        <form key={method} className="navigation-form" method={method} action={serverAddress('form')}>
          {optionFields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="field">
            <label htmlFor={`go-name-${method}`}>{`Name, by ${method.toUpperCase()}`}</label>
            <input
              id={`go-name-${method}`}
              className="input"
              name="name"
              maxLength={100}
              autoComplete="off"
              {...testId(`go-name-${method}`)}
            />
          </div>
          <button type="submit" className="button button-secondary" disabled={!hasProxy} {...testId(`go-${method}`)}>
            {`Send by ${method.toUpperCase()}`}
          </button>
        </form>
      ))}
    </section>
  );
}

export function Others() {
  return (
    <section className="card stack">
      <h2>Other documents</h2>
      <p className="muted">
        One loads twice, one says whether the browser had kept it, one has its text long before its image, and one has a
        window of its own.
      </p>
      <div className="row">
        <a className="button button-secondary" href={journeyTo({ what: 'reload' })} {...testId('go-reload')}>
          Reloads once
        </a>
        <a className="button button-secondary" href={journeyTo({ what: 'cached' })} {...testId('go-cached')}>
          Kept by the browser
        </a>
        <a
          className="button button-secondary"
          href={hasProxy ? journeyTo({ what: 'late', ms: Math.min(timeOf(3000), 30_000) }) : undefined}
          {...testId('go-late-load')}
        >
          Late load
        </a>
        <a
          className="button button-secondary"
          href={journeyTo({ what: 'window' })}
          target="practice-journey"
          {...testId('go-window')}
        >
          Named window
        </a>
      </div>
    </section>
  );
}

export function Stays() {
  // With a hash its address is that of the view that is shown.
  useLocation();

  return (
    <section className="card stack">
      <h2>No other document</h2>
      <p className="muted">
        One is a file. The other is a place further down this page
        {fragmentAddress ? '.' : ', which has an address only if the page is opened by its path.'}
      </p>
      <div className="row">
        <a className="button button-secondary" href={serverAddress('download')} {...testId('go-download')}>
          Download the orders
        </a>
        <a
          className="button button-secondary"
          href={fragmentAddress?.('go-rules') ?? window.location.href}
          onClick={fragmentAddress ? undefined : toRules}
          {...testId('go-fragment')}
        >
          To the rules
        </a>
      </div>
    </section>
  );
}

/** What a link to a fragment does, where the router would take another fragment for a page. */
function toRules(event: MouseEvent) {
  event.preventDefault();
  const rules = document.getElementById('go-rules');
  rules?.focus({ preventScroll: true });
  rules?.scrollIntoView();
}

export function Rules() {
  return (
    <section className="card stack cards-wide" {...testId('go-rules')}>
      {/* The header then stays, and would cover the heading. */}
      <h2 id="go-rules" tabIndex={fragmentAddress ? undefined : -1} style={{ scrollMarginTop: 96 }}>
        Rules
      </h2>
      <ol className="navigation-rules">
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is all that a rule is.
          <li key={index}>{`Rule ${index + 1} holds for every letter.`}</li>
        ))}
      </ol>
    </section>
  );
}
