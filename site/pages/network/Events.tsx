import { hasProxy } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { connectionState } from './connection-state';
import { testId } from './test-id';
import { useEvents } from './useEvents';
import { usePair } from './usePair';

export function Events() {
  const { status, messages, listening, listen, stop } = useEvents();
  const buttons = usePair(listening);
  return (
    <section className="card stack" {...testId('net-events-example')}>
      <h2>Server-sent events</h2>
      <p className="muted">
        The server sends nine messages, and ends the connection after every third. The browser comes back by itself.
      </p>
      <div className="row">
        <button
          ref={buttons.begin}
          type="button"
          className="button button-primary"
          disabled={listening || !hasProxy}
          onClick={listen}
          {...testId('net-listen')}
        >
          Listen
        </button>
        <button
          ref={buttons.end}
          type="button"
          className="button button-secondary"
          disabled={!listening}
          onClick={stop}
          {...testId('net-stop')}
        >
          Stop listening
        </button>
      </div>
      <Outcome state={connectionState(status)} role="status" {...testId('net-events-status')}>
        {status}
      </Outcome>
      <ol className="panel network-lines" aria-label="Received" {...testId('net-events')}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added
          <li key={index} {...testId(`net-event-${index + 1}`)}>
            {message}
          </li>
        ))}
      </ol>
    </section>
  );
}
