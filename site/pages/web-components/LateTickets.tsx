import { useState } from 'react';
import { useWait } from '../../shared/useWait';
import { define } from './elements';
import { testId } from './test-id';
import { TicketCounter } from './ticket-counter';

const texts = { plain: 'Not loaded', loading: 'Loading', loaded: 'Loaded' };

export function LateTickets() {
  // A document that has been here before has its definition for good.
  const [status, setStatus] = useState<keyof typeof texts>(() =>
    customElements.get('ticket-counter') ? 'loaded' : 'plain',
  );
  const wait = useWait();

  async function load() {
    setStatus('loading');
    await wait('web-component', 1000, 3000);
    define('ticket-counter', TicketCounter);
    setStatus('loaded');
  }

  return (
    <section className="card stack" {...testId('wc-late-example')}>
      <h2>Defined late</h2>
      <p className="muted">The element is in the document, and nothing but a text until its script has come.</p>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          disabled={status !== 'plain'}
          onClick={load}
          {...testId('wc-late-load')}
        >
          Load tickets
        </button>
        <span className="value" role="status" {...testId('wc-late-status')}>
          {texts[status]}
        </span>
      </div>
      <ticket-counter className="web-component-box web-component-late" price={20} {...testId('wc-late')}>
        A ticket is 20 €
      </ticket-counter>
    </section>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ticket-counter': HTMLAttributes<TicketCounter> & { price: number };
    }
  }
}
