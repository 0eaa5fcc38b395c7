import { useState } from 'react';
import { hasProxy } from '../../run/page-options';
import { Outcome, type OutcomeState } from '../../shared/Outcome';
import { type Order, type OrderPage, type OrderStatus, orderStatuses } from '../../shared/orders';
import { noChanges, withAdded, withChanged, withChanges, withDeleted } from './changes';
import { isOrder, isOrderPage } from './expected';
import { NewOrder } from './NewOrder';
import { OrderTable } from './OrderTable';
import { TroubleFields } from './TroubleFields';
import { testId } from './test-id';
import type { Asked, useRequests } from './useRequests';

const size = 5;
type Filter = OrderStatus | '';

function stateOf(status: string): OutcomeState {
  if (status === 'Loading') return 'busy';
  if (status.startsWith('Failed')) return 'failed';
  return status === 'Not loaded' ? 'idle' : 'ok';
}

const isAnything = (_value: unknown): _value is unknown => true;

export function Orders({
  send,
  trouble,
  setTrouble,
}: Pick<ReturnType<typeof useRequests>, 'send' | 'trouble' | 'setTrouble'>) {
  const [answer, setAnswer] = useState<{ page: OrderPage; filter: Filter }>();
  const [filter, setFilter] = useState<Filter>('');
  const [changes, setChanges] = useState(noChanges);
  const [status, setStatus] = useState('Not loaded');
  const [problem, setProblem] = useState('');
  const [repeat, setRepeat] = useState<() => void>();
  const busy = status === 'Loading';
  const shown = answer && withChanges(answer.page, answer.filter, changes);

  /** Does a request and what its response means. After a failure everything is as it was, and can be tried again. */
  async function perform<Value>(
    asked: Asked,
    isExpected: (value: unknown) => value is Value,
    succeed: (value: Value) => string,
  ) {
    setStatus('Loading');
    setProblem('');
    setRepeat(undefined);
    const outcome = await send(asked);
    if (!('failure' in outcome) && isExpected(outcome.value)) return setStatus(succeed(outcome.value));
    const { failure, detail } = 'failure' in outcome ? outcome : { failure: 'unexpected response', detail: undefined };
    setStatus(`Failed: ${failure}`);
    setProblem(detail ?? '');
    setRepeat(() => () => perform(asked, isExpected, succeed));
  }

  function load(page: number, filter: Filter) {
    const query = { page, size, status: filter };
    return perform({ method: 'GET', path: '/api/orders', query }, isOrderPage, (loaded) => {
      setAnswer({ page: loaded, filter });
      return 'Loaded';
    });
  }

  function choose(filter: Filter) {
    setFilter(filter);
    load(1, filter);
  }

  function add(body: object, succeed: () => void) {
    return perform({ method: 'POST', path: '/api/orders', body }, isOrder, (order) => {
      setChanges((before) => withAdded(before, order));
      succeed();
      return `Added order ${order.id}`;
    });
  }

  function raise({ id, ...order }: Order) {
    const body = { ...order, quantity: order.quantity + 1 };
    return perform({ method: 'PUT', path: `/api/orders/${id}`, body }, isOrder, (changed) => {
      setChanges((before) => withChanged(before, changed));
      return `Changed order ${id}`;
    });
  }

  function remove(order: Order) {
    return perform({ method: 'DELETE', path: `/api/orders/${order.id}` }, isAnything, () => {
      setChanges((before) => withDeleted(before, order));
      return `Deleted order ${order.id}`;
    });
  }

  return (
    <section className="card stack cards-wide" {...testId('net-orders-example')}>
      <h2>Orders</h2>
      <p className="muted">
        The server stores nothing: what you change is kept by this page, until its document is loaded again. So a page
        may have more or fewer than five orders.
      </p>
      {hasProxy && <TroubleFields trouble={trouble} onChange={setTrouble} />}
      <div className="row network-row">
        <div className="field network-field">
          <label htmlFor="status">Status</label>
          <select
            id="status"
            className="input"
            value={filter}
            disabled={busy}
            onChange={(event) => choose(event.target.value as Filter)}
            {...testId('net-filter')}
          >
            <option value="">All</option>
            {orderStatuses.map((name) => (
              <option key={name} value={name}>
                {name[0]?.toUpperCase() + name.slice(1)}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className="button button-primary"
          disabled={busy}
          onClick={() => load(1, filter)}
          {...testId('net-load')}
        >
          Load orders
        </button>
        {repeat && (
          <button type="button" className="button button-secondary" onClick={repeat} {...testId('net-retry')}>
            Retry
          </button>
        )}
      </div>
      <Outcome state={stateOf(status)} role="status" {...testId('net-status')}>
        {status}
      </Outcome>
      <p className="field-error" role="alert" {...testId('net-problem')}>
        {problem}
      </p>
      <OrderTable
        shown={shown}
        busy={busy}
        onPage={(page) => load(page, answer?.filter ?? '')}
        onRaise={raise}
        onDelete={remove}
      />
      <NewOrder busy={busy} onAdd={add} />
    </section>
  );
}
