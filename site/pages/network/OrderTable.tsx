import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Order } from '../../shared/orders';
import type { Shown } from './changes';
import { testId } from './test-id';

type OrderTableProps = {
  shown: Shown | undefined;
  busy: boolean;
  onPage: (page: number) => void;
  onRaise: (order: Order) => void;
  onDelete: (order: Order) => void;
};

export function OrderTable({ shown, busy, onPage, onRaise, onDelete }: OrderTableProps) {
  const box = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // A deleted order's button is gone then, and “Next page” stays disabled on the last page.
    if (busy || !pressed.current) return;
    const isLost = !pressed.current.matches(':enabled') && document.activeElement === document.body;
    pressed.current = null;
    if (isLost) box.current?.focus({ preventScroll: true });
  }, [busy]);

  const keepPressed = ({ target }: MouseEvent) => {
    pressed.current = (target as Element).closest('button');
  };

  if (!shown) return null;
  const { orders, page, pages, total } = shown;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to take the focus */}
      <section ref={box} className="scroll-x network-box" tabIndex={0} aria-label="Orders" onClickCapture={keepPressed}>
        <table className="network-table" {...testId('net-orders')}>
          <thead>
            <tr>
              {['Order', 'Customer', 'Item', 'Quantity', 'Status', 'Actions'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id} {...testId(`net-order-${order.id}`)}>
                <td>{order.id}</td>
                <td>{order.customer}</td>
                <td>{order.item}</td>
                <td {...testId(`net-quantity-${order.id}`)}>{order.quantity}</td>
                <td>{order.status}</td>
                <td>
                  <div className="network-actions">
                    <button
                      type="button"
                      className="button button-secondary"
                      aria-label={`One more of order ${order.id}`}
                      disabled={busy}
                      onClick={() => onRaise(order)}
                      {...testId(`net-more-${order.id}`)}
                    >
                      One more
                    </button>
                    <button
                      type="button"
                      className="button button-secondary"
                      aria-label={`Delete order ${order.id}`}
                      disabled={busy}
                      onClick={() => onDelete(order)}
                      {...testId(`net-delete-${order.id}`)}
                    >
                      Delete
                    </button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {orders.length === 0 && <p className="muted">There are no orders on this page.</p>}
      </section>
      <div className="row" onClickCapture={keepPressed}>
        <button
          type="button"
          className="button button-secondary"
          disabled={busy || page <= 1}
          onClick={() => onPage(page - 1)}
          {...testId('net-previous')}
        >
          Previous page
        </button>
        <span className="muted" {...testId('net-count')}>{`${total} orders, page ${page} of ${pages}`}</span>
        <button
          type="button"
          className="button button-secondary"
          disabled={busy || page >= pages}
          onClick={() => onPage(page + 1)}
          {...testId('net-next')}
        >
          Next page
        </button>
      </div>
    </>
  );
}
