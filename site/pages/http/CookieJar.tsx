import { useState } from 'react';
import { hasProxy } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { addressOf, ask, seenCookies, sentCookies } from './answers';
import { testId } from './test-id';
import { useAnswer } from './useAnswer';

export function CookieJar() {
  const [seen, setSeen] = useState(() => seenCookies(document.cookie));
  const { answer, state, asking, show } = useAnswer();

  function askFor(path: string, tell: (html: string) => string) {
    return show(async (signal) => {
      const [, html] = await ask(addressOf(path), { cache: 'no-store', signal });
      setSeen(seenCookies(document.cookie));
      return tell(html);
    });
  }

  return (
    <>
      <h2>Cookies</h2>
      <p className="muted">
        Eight of them, of every kind. Some come along with every request, some with a few, and not all can be read by a
        script.
      </p>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          disabled={asking || !hasProxy}
          onClick={() => askFor('cookies', (html) => `Sent: ${sentCookies(html)}`)}
          {...testId('http-set-cookies')}
        >
          Set cookies
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={asking || !hasProxy}
          onClick={() => askFor('cookies/clear', () => 'Removed')}
          {...testId('http-remove-cookies')}
        >
          Remove cookies
        </button>
      </div>
      <Outcome state={state} role="status" {...testId('http-cookies-sent')}>
        {answer}
      </Outcome>
      <Outcome {...testId('http-cookies-seen')}>{`Read by the page: ${seen}`}</Outcome>
    </>
  );
}
