import { type FormEvent, useState } from 'react';
import { testId } from './test-id';

type NewOrderProps = { busy: boolean; onAdd: (order: object, succeed: () => void) => void };

const empty = { customer: '', item: '', quantity: '1' };

export function NewOrder({ busy, onAdd }: NewOrderProps) {
  const [order, setOrder] = useState(empty);

  function submit(event: FormEvent) {
    event.preventDefault();
    onAdd({ ...order, quantity: Number(order.quantity) }, () => setOrder(empty));
  }

  return (
    // Without the browser's checks: it is the server that refuses what is wrong.
    <form className="row network-row" noValidate onSubmit={submit} {...testId('net-new')}>
      <div className="field network-field">
        <label htmlFor="customer">Customer</label>
        <input
          id="customer"
          className="input"
          autoComplete="off"
          value={order.customer}
          onInput={(event) => setOrder({ ...order, customer: event.currentTarget.value })}
          {...testId('net-customer')}
        />
      </div>
      <div className="field network-field">
        <label htmlFor="item">Item</label>
        <input
          id="item"
          className="input"
          autoComplete="off"
          value={order.item}
          onInput={(event) => setOrder({ ...order, item: event.currentTarget.value })}
          {...testId('net-item')}
        />
      </div>
      <div className="field network-field">
        <label htmlFor="quantity">Quantity</label>
        <input
          id="quantity"
          className="input"
          type="number"
          autoComplete="off"
          value={order.quantity}
          onInput={(event) => setOrder({ ...order, quantity: event.currentTarget.value })}
          {...testId('net-quantity')}
        />
      </div>
      <button type="submit" className="button button-secondary" disabled={busy} {...testId('net-add')}>
        Add order
      </button>
    </form>
  );
}
