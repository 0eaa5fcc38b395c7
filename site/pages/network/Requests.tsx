import { testId } from './test-id';

type RequestsProps = {
  requests: readonly { number: number; method: string; address: string; status: string }[];
  onClear: () => void;
};

export function Requests({ requests, onClear }: RequestsProps) {
  return (
    <section className="card stack" {...testId('net-requests-example')}>
      <h2>Requests</h2>
      <p className="muted">What the list above has requested, the newest last, and with which status.</p>
      <ol className="panel network-lines" aria-label="Requests" {...testId('net-requests')}>
        {requests.map(({ number, method, address, status }) => (
          <li key={number} {...testId(`net-request-${number}`)}>{`${method} ${address}: ${status}`}</li>
        ))}
      </ol>
      <button type="button" className="button button-secondary" onClick={onClear} {...testId('net-clear')}>
        Clear requests
      </button>
    </section>
  );
}
