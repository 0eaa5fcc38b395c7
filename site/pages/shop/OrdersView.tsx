import './orders.css';
import { Package } from 'lucide-react';
import { Empty, ToProducts } from './Empty';
import { euros } from './money';
import { OrderActions } from './OrderActions';
import { ordersOf, shownTime, sumsOfOrder } from './orders';
import { productOf } from './products';
import { ShopLink } from './ShopLink';
import { SmallPicture } from './SmallPicture';
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
        <Empty icon={Package}>
          <p>
            <ShopLink to="/sign-in" parameters={{ from: '/orders' }}>
              Sign in
            </ShopLink>{' '}
            to see your orders.
          </p>
        </Empty>
      ) : (
        own.length === 0 && (
          <Empty icon={Package}>
            <p>You have no orders yet.</p>
            <ToProducts />
          </Empty>
        )
      )}
      <ul className="shop-orders">
        {own.map((order) => (
          <li key={order.number} className="card shop-order" {...testId(`order-row-${order.number}`)}>
            <h2>
              <ShopLink to={`/orders/${order.number}`}>{order.number}</ShopLink>
            </h2>
            <p className="muted shop-order-placed">{shownTime(order.placed)}</p>
            <div className="shop-order-pictures">
              {order.lines.map(({ line }) => (
                <SmallPicture key={line} id={productOf(line).id} />
              ))}
            </div>
            <p className="shop-price">{euros(sumsOfOrder(order).total)}</p>
            <OrderActions order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}
