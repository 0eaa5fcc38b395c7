import './orders.css';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { AdminProduct } from './AdminProduct';
import { Empty } from './Empty';
import { euros } from './money';
import { OrderStatus } from './OrderActions';
import { type Order, shownTime, sumsOfOrder } from './orders';
import { products } from './products';
import { ShopLink } from './ShopLink';
import { shipOrder } from './shop-state';
import { changeShop, useShop } from './store';
import { testId } from './test-id';
import { administrator } from './users';

/** Stock, prices and orders, for the administrator alone. */
export function AdminView() {
  const { user } = useShop();
  return (
    <>
      <h1 tabIndex={-1}>Administration</h1>
      {user === administrator ? (
        <>
          <AdminProducts />
          <AdminOrders />
        </>
      ) : (
        <Empty icon={Lock}>
          <p {...testId('admin-refused')}>
            This view is for the administrator.{' '}
            <ShopLink to="/sign-in" parameters={{ from: '/admin' }}>
              Sign in as the administrator
            </ShopLink>
          </p>
        </Empty>
      )}
    </>
  );
}

function AdminProducts() {
  const { stock, prices } = useShop();
  return (
    <section className="card shop-admin">
      <h2>Stock and prices</h2>
      <ul className="shop-admin-products">
        {products.map((product) => (
          <AdminProduct key={product.id} product={product} stock={stock} price={prices[product.id]} />
        ))}
      </ul>
    </section>
  );
}

function AdminOrders() {
  const { orders } = useShop();
  return (
    <section className="card shop-admin">
      <h2>Orders</h2>
      <ul className="shop-admin-orders">
        {orders.toReversed().map((order) => (
          <AdminOrder key={order.number} order={order} />
        ))}
      </ul>
    </section>
  );
}

function AdminOrder({ order }: { order: Order }) {
  const { number, placed, status, to } = order;
  const row = useRef<HTMLLIElement>(null);

  function ship() {
    changeShop((shop) => shipOrder(shop, number));
    // “Mark as shipped” had the focus, and is gone.
    row.current?.focus({ preventScroll: true });
  }

  return (
    <li ref={row} tabIndex={-1}>
      <span className="shop-admin-number">{number}</span>
      <span className="muted">{`${to.name}, ${shownTime(placed)}`}</span>
      <span className="shop-admin-total">{euros(sumsOfOrder(order).total)}</span>
      <OrderStatus order={order} />
      {status === 'Placed' && (
        <button
          type="button"
          className="button button-secondary"
          aria-label={`Mark as shipped: ${number}`}
          onClick={ship}
          {...testId(`admin-ship-${number}`)}
        >
          Mark as shipped
        </button>
      )}
    </li>
  );
}
