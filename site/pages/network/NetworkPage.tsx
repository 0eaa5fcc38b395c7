import './network.css';
import { hasProxy } from '../../run/page-options';
import { Echo } from './Echo';
import { Events } from './Events';
import { Orders } from './Orders';
import { Requests } from './Requests';
import { useRequests } from './useRequests';

export default function NetworkPage() {
  const { requests, clear, ...sender } = useRequests();
  return (
    <>
      <h1>Network</h1>
      <p className="intro">
        Read, add, change and delete orders of a small API, and have its responses come late, broken or not at all. Then
        follow two connections that break and come back.
      </p>
      {!hasProxy && (
        <p className="intro">
          This is an export and has no server: the page mocks its responses itself, so that the list of orders works.
          Failures, messages and the echo need a server: <code>npx practice-site serve</code>.
        </p>
      )}
      <div className="cards">
        <Orders {...sender} />
        <Requests requests={requests} onClear={clear} />
        <Events />
        <Echo />
      </div>
    </>
  );
}
