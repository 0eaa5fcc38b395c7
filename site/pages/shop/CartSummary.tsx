import { useState } from 'react';
import { DeliveryWays } from './DeliveryWays';
import { ShopLink } from './ShopLink';
import { SumsList } from './SumsList';
import { applyCode, cartSums } from './shop-state';
import { askShop, useShop } from './store';
import { testId } from './test-id';

export function CartSummary() {
  const shop = useShop();
  const { code } = shop.cart;
  const [typed, setTyped] = useState<string>(code ?? '');
  const [before, setBefore] = useState(code);
  const [problem, setProblem] = useState('');
  // The code that applies may be one of another tab. What somebody types here is not taken away.
  if (code !== before) {
    setBefore(code);
    if (typed === (before ?? '')) setTyped(code ?? '');
  }
  const told = problem || (code ? `${code} applied` : '');
  const isWrong = problem !== '';

  function apply() {
    const message = askShop((shop) => applyCode(shop, typed));
    setProblem(message.endsWith(' applied') ? '' : message);
  }

  return (
    <section className="card cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">Summary</h2>
      <form
        className="cart-code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="field">
          <label htmlFor="cart-code">Code</label>
          <input
            id="cart-code"
            className="input"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby="cart-code-message"
            value={typed}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={(event) => setTyped(event.currentTarget.value)}
            {...testId('cart-code')}
          />
        </div>
        <button type="submit" className="button button-secondary" {...testId('cart-apply')}>
          Apply
        </button>
        <p
          id="cart-code-message"
          className={isWrong ? 'shop-message shop-message-wrong' : 'shop-message'}
          role="status"
          {...testId('cart-code-message')}
        >
          {told}
        </p>
      </form>
      <DeliveryWays name="cart-delivery" idOf={(way) => testId(`cart-by-${way}`)} />
      <SumsList
        sums={cartSums(shop)}
        code={code}
        ids={{
          goods: testId('cart-goods'),
          discount: testId('cart-discount'),
          delivery: testId('cart-delivery'),
          total: testId('cart-total'),
          vat: testId('cart-vat'),
        }}
      />
      <ShopLink to="/checkout" className="button button-primary" {...testId('cart-checkout')}>
        Checkout
      </ShopLink>
    </section>
  );
}
