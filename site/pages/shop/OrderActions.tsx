import { useRef, useState } from 'react';
import { quantityOf } from './cart';
import { invoiceName, invoiceOf } from './invoice';
import type { Order } from './orders';
import { cancelOrder, orderAgain } from './shop-state';
import { changeShop, readShop } from './store';
import { testId } from './test-id';
import { useView } from './useView';

const statusClasses = {
  Placed: 'shop-status',
  Shipped: 'shop-status shop-status-shipped',
  Cancelled: 'shop-status shop-status-cancelled',
} as const;

export function OrderStatus({ order: { number, status } }: { order: Order }) {
  return (
    <span className={statusClasses[status]} {...testId(`order-status-${number}`)}>
      {status}
    </span>
  );
}

/** How far an order is, and what its customer can do with it. */
export function OrderActions({ order }: { order: Order }) {
  const { go } = useView();
  const { number, status } = order;
  const againButton = useRef<HTMLButtonElement>(null);
  const [isSoldOut, setSoldOut] = useState(false);

  function cancel() {
    changeShop((shop) => cancelOrder(shop, number));
    setSoldOut(false);
    // “Cancel order” had the focus, and is gone.
    againButton.current?.focus();
  }

  function again() {
    changeShop((shop) => orderAgain(shop, number));
    const { cart } = readShop();
    // Without a line of the order, the cart would not say why.
    if (order.lines.some(({ line }) => quantityOf(cart, line) > 0)) go('/cart');
    else setSoldOut(true);
  }

  return (
    <>
      <p className="shop-order-status" role="status">
        <OrderStatus order={order} />
      </p>
      <div className="row shop-order-actions">
        {status === 'Placed' && (
          <button
            type="button"
            className="button button-secondary"
            aria-label={`Cancel order ${number}`}
            onClick={cancel}
            {...testId(`order-cancel-${number}`)}
          >
            Cancel order
          </button>
        )}
        <button
          ref={againButton}
          type="button"
          className="button button-secondary"
          aria-label={`Order again ${number}`}
          onClick={again}
          {...testId(`order-again-${number}`)}
        >
          Order again
        </button>
        <a
          className="button button-secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(invoiceOf(order))}`}
          download={invoiceName(order)}
          aria-label={`Invoice ${number}`}
          {...testId(`order-invoice-${number}`)}
        >
          Invoice
        </a>
        <p className="shop-message shop-message-wrong" role="status">
          {isSoldOut && 'Sold out'}
        </p>
      </div>
    </>
  );
}
