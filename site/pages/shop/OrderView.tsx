import './orders.css';
import { ArrowLeft, Package } from 'lucide-react';
import { countries } from './checkout';
import { Empty } from './Empty';
import { euros } from './money';
import { OrderActions } from './OrderActions';
import { type Order, shownTime, sumsOfOrder } from './orders';
import { productOf } from './products';
import { ShopLink } from './ShopLink';
import { SmallPicture } from './SmallPicture';
import { SumsList } from './SumsList';
import { ownOrder } from './shop-state';
import { useShop } from './store';
import { waysAsShown } from './sums';
import { testId } from './test-id';

/** One order of the customer. Those of others do not exist for them. */
export function OrderView({ number }: { number: string }) {
  const shop = useShop();
  const order = ownOrder(shop, number);
  return (
    <>
      <p className="shop-way-back">
        <ShopLink to="/orders">
          <ArrowLeft size={18} aria-hidden />
          All orders
        </ShopLink>
      </p>
      <h1 tabIndex={-1}>{`Order ${number}`}</h1>
      {order ? <Ordered order={order} /> : <NoOrder />}
    </>
  );
}

function NoOrder() {
  return (
    <Empty icon={Package}>
      <p>This order does not exist</p>
    </Empty>
  );
}

function Ordered({ order }: { order: Order }) {
  const { number, placed, lines, code, way, pay, to } = order;
  return (
    <div className="shop-columns">
      <div className="card shop-order-detail">
        <dl className="shop-order-facts">
          <dt>Number</dt>
          <dd>
            <p {...testId('order-number')}>{number}</p>
          </dd>
          <dt>Placed</dt>
          <dd>{shownTime(placed)}</dd>
          <dt>Sent to</dt>
          <dd>{`${to.name}, ${to.street}, ${to.postcode} ${to.city}, ${countries[to.country]}`}</dd>
          <dt>Delivery</dt>
          <dd>{waysAsShown[way]}</dd>
          <dt>Payment</dt>
          <dd>{pay === 'invoice' ? 'Invoice' : 'Card'}</dd>
        </dl>
        <ul className="shop-order-lines">
          {lines.map(({ line, name, price, quantity }) => (
            <li key={line}>
              <SmallPicture id={productOf(line).id} />
              <span>{`${quantity} × ${name}`}</span>
              <span className="shop-order-sum">{euros(price * quantity)}</span>
            </li>
          ))}
        </ul>
      </div>
      <section className="card shop-order-detail" aria-label="Sums">
        <SumsList sums={sumsOfOrder(order)} code={code} ids={{ total: testId('order-total') }} />
        <OrderActions order={order} />
      </section>
    </div>
  );
}
