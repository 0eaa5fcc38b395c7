import { useState } from 'react';
import { hasProxy } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { addressOf, ask, statusOf } from './answers';
import { testId } from './test-id';
import { useAnswer } from './useAnswer';

export function CachedAnswer() {
  const [tag, setTag] = useState<string | null>(null);
  const { answer, state, asking, show } = useAnswer();

  function askWith(headers: Record<string, string>) {
    return show(async (signal) => {
      // Past the browser's cache, which would respond instead of the server.
      const [response] = await ask(addressOf('cache'), { headers, cache: 'no-store', signal });
      setTag(response.headers.get('ETag'));
      return `Response: ${statusOf(response)}`;
    });
  }

  return (
    <>
      <h2>A cached response</h2>
      <p className="muted">
        A response has a tag, the ETag. A request with that tag gets “not modified” instead of the same content again.
      </p>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          disabled={asking || !hasProxy}
          onClick={() => askWith({})}
          {...testId('http-ask-cache')}
        >
          Load
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={asking || tag === null}
          // Without a Cache-Control of its own the browser adds one that requests the whole response.
          onClick={() => askWith({ 'If-None-Match': tag ?? '', 'Cache-Control': 'max-age=0' })}
          {...testId('http-ask-changed')}
        >
          Load if changed
        </button>
      </div>
      <Outcome state={state} role="status" {...testId('http-cache')}>
        {answer}
      </Outcome>
    </>
  );
}
