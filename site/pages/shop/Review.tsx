import type { Ref } from 'react';
import { Outcome } from '../../shared/Outcome';
import { Challenge } from './Challenge';
import { type Country, countries } from './checkout';
import { euros } from './money';
import { nameOfLine, productOf } from './products';
import { cartShortages, type ShopState } from './shop-state';
import { waysAsShown } from './sums';
import { testId } from './test-id';
import { usePlacing } from './usePlacing';

type Props = { shop: ShopState; onPlacing: (shop: ShopState | undefined) => void; onBack: () => void };

/** All that was chosen, once more, and the button that orders it. */
export function Review({ shop, onPlacing, onBack }: Props) {
  const { progress, error, place, answer, errorLine } = usePlacing(onPlacing);
  const isIdle = progress === 'idle';
  return (
    <div className="checkout-form">
      <ReviewLines shop={shop} />
      <ReviewChoices shop={shop} />
      {error && (
        <Outcome
          state="failed"
          ref={errorLine as Ref<HTMLParagraphElement>}
          role="alert"
          tabIndex={-1}
          {...testId('checkout-error')}
        >
          {error}
        </Outcome>
      )}
      {progress === 'challenge' ? (
        <Challenge onAnswer={answer} />
      ) : (
        <div className="row">
          <button
            type="button"
            className="button button-secondary"
            disabled={!isIdle}
            onClick={onBack}
            {...testId('checkout-back')}
          >
            Back
          </button>
          <button
            type="button"
            className="button button-primary"
            // Not disabled, so that it keeps the focus. What is pressed while an order is placed does nothing.
            aria-disabled={!isIdle}
            onClick={place}
            {...testId('checkout-place')}
          >
            {isIdle ? 'Place order' : 'Placing...'}
          </button>
        </div>
      )}
    </div>
  );
}

function ReviewLines({ shop }: { shop: ShopState }) {
  const { cart, prices } = shop;
  const short = cartShortages(shop);
  return (
    <ul className="cart-lines">
      {cart.lines.map(({ line, quantity }) => (
        <li key={line} className="review-line" {...testId(`cart-line-${line}`)}>
          <span>{`${quantity} × ${nameOfLine(line)}`}</span>
          <span className="cart-line-sum" {...testId(`cart-sum-${line}`)}>
            {euros(prices[productOf(line).id] * quantity)}
          </span>
          <p className="shop-message shop-message-wrong" role="status" {...testId(`cart-message-${line}`)}>
            {short[line]}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ReviewChoices({ shop: { cart, draft } }: { shop: ShopState }) {
  const { name, street, postcode, city, country, pay, card } = draft;
  return (
    <dl className="panel review-choices">
      <div>
        <dt>Address</dt>
        <dd>{`${name}, ${street}, ${postcode} ${city}, ${countries[country as Country]}`}</dd>
      </div>
      <div>
        <dt>Delivery</dt>
        <dd>{waysAsShown[cart.way]}</dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>{pay === 'invoice' ? 'Invoice' : `Card that ends in ${card.replace(/\s/g, '').slice(-4)}`}</dd>
      </div>
    </dl>
  );
}
