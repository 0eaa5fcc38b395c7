import { euros } from './money';
import { nameOfLine, productOf } from './products';
import { ShopLink } from './ShopLink';
import { SmallPicture } from './SmallPicture';
import { SumsList } from './SumsList';
import { cartSums, type ShopState } from './shop-state';
import { testId } from './test-id';

/** What is ordered and what it comes to, beside each step. */
export function CheckoutSummary({ shop }: { shop: ShopState }) {
  const { cart, prices } = shop;
  return (
    <section className="card cart-summary" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">Summary</h2>
      <ul className="checkout-brief">
        {cart.lines.map(({ line, quantity }) => (
          <li key={line}>
            <SmallPicture id={productOf(line).id} />
            <span className="checkout-brief-name">{`${quantity} × ${nameOfLine(line)}`}</span>
            <span className="checkout-brief-sum">{euros(prices[productOf(line).id] * quantity)}</span>
          </li>
        ))}
      </ul>
      <SumsList sums={cartSums(shop)} code={cart.code} ids={{ total: testId('checkout-total') }} />
      <p>
        <ShopLink to="/cart" className="shop-link">
          Change the cart
        </ShopLink>
      </p>
    </section>
  );
}
