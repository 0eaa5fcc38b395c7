import { type FormEvent, useState } from 'react';
import { hasProxy } from '../../run/page-options';
import { Outcome } from '../../shared/Outcome';
import { connectionState } from './connection-state';
import { testId } from './test-id';
import { useEcho } from './useEcho';
import { usePair } from './usePair';

export function Echo() {
  const { status, sent, echoes, connect, send, breakOff, disconnect } = useEcho();
  const [text, setText] = useState('');
  const wanted = status === 'Connected' || status === 'Connecting' || status === 'Reconnecting';
  const buttons = usePair(wanted);

  function submit(event: FormEvent) {
    event.preventDefault();
    send(text);
    setText('');
  }

  return (
    <section className="card stack cards-wide" {...testId('net-echo-example')}>
      <h2>WebSocket</h2>
      <p className="muted">
        The server sends back what it gets, and breaks the connection at the text “break”. A connection that breaks is
        made again after a second.
      </p>
      <div className="row">
        <button
          ref={buttons.begin}
          type="button"
          className="button button-primary"
          disabled={wanted || !hasProxy}
          onClick={connect}
          {...testId('net-connect')}
        >
          Connect
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={status !== 'Connected'}
          onClick={breakOff}
          {...testId('net-break')}
        >
          Break connection
        </button>
        <button
          ref={buttons.end}
          type="button"
          className="button button-secondary"
          disabled={!wanted}
          onClick={disconnect}
          {...testId('net-disconnect')}
        >
          Disconnect
        </button>
      </div>
      <Outcome state={connectionState(status)} role="status" {...testId('net-echo-status')}>
        {status}
      </Outcome>
      <form className="row network-row" onSubmit={submit}>
        <div className="field network-field">
          <label htmlFor="message">Message</label>
          <input
            id="message"
            className="input"
            autoComplete="off"
            // The server ends a connection for a message of more than 64 KB, and a letter has up to three bytes.
            maxLength={20_000}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            {...testId('net-message')}
          />
        </div>
        <button type="submit" className="button button-secondary" disabled={!wanted} {...testId('net-send')}>
          Send message
        </button>
      </form>
      <Outcome {...testId('net-echo-count')}>{`Sent: ${sent}, echoed: ${echoes.length}`}</Outcome>
      <ol className="panel network-lines" aria-label="Echoes" {...testId('net-echoes')}>
        {echoes.map((echo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: echoes are only ever added
          <li key={index} {...testId(`net-echo-${index + 1}`)}>
            {echo}
          </li>
        ))}
      </ol>
    </section>
  );
}
