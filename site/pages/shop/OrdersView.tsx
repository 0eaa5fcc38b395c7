import './orders.css';
import { euros } from './money';
import { OrderActions } from './OrderActions';
import { ordersOf, shownTime, sumsOfOrder } from './orders';
import { ShopLink } from './ShopLink';
import { useShop } from './store';
import { testId } from './test-id';

/** The customer's orders, the latest first. */
export function OrdersView() {
  const { user, orders } = useShop();
  const own = user === undefined ? [] : ordersOf(orders, user);
  return (
    <>
      <h1 tabIndex={-1}>Orders</h1>
      {user === undefined ? (
        <p>
          <ShopLink to="/sign-in" parameters={{ from: '/orders' }}>
            Sign in
          </ShopLink>{' '}
          to see your orders.
        </p>
      ) : (
        own.length === 0 && <p>You have no orders yet.</p>
      )}
      <ul className="shop-orders">
        {own.map((order) => (
          <li key={order.number} className="card shop-order" {...testId(`order-row-${order.number}`)}>
            <h2>
              <ShopLink to={`/orders/${order.number}`}>{order.number}</ShopLink>
            </h2>
            <p className="muted">{shownTime(order.placed)}</p>
            <p className="shop-price">{euros(sumsOfOrder(order).total)}</p>
            <OrderActions order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}
