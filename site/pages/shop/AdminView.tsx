import './orders.css';
import { AdminProduct } from './AdminProduct';
import { euros } from './money';
import { OrderStatus } from './OrderActions';
import { shownTime, sumsOfOrder } from './orders';
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
        <p {...testId('admin-refused')}>
          This view is for the administrator.{' '}
          <ShopLink to="/sign-in" parameters={{ from: '/admin' }}>
            Sign in as the administrator
          </ShopLink>
        </p>
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
          <li key={order.number}>
            <span>{order.number}</span>
            <span className="muted">{`${order.to.name}, ${shownTime(order.placed)}`}</span>
            <span>{euros(sumsOfOrder(order).total)}</span>
            <OrderStatus order={order} />
            {order.status === 'Placed' && (
              <button
                type="button"
                className="button button-secondary"
                aria-label={`Mark as shipped: ${order.number}`}
                onClick={() => changeShop((shop) => shipOrder(shop, order.number))}
                {...testId(`admin-ship-${order.number}`)}
              >
                Mark as shipped
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
