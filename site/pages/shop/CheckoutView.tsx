import './cart.css';
import './checkout.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { today } from '../../run/clock';
import { CheckoutFields } from './CheckoutFields';
import { CheckoutSteps } from './CheckoutSteps';
import { CheckoutSummary } from './CheckoutSummary';
import { errorsOf, offersInvoice, stepAfter, stepBefore, stepFor, stepsAsShown } from './checkout';
import type { Step } from './ids';
import { Review } from './Review';
import { cartSums, fillIn, type ShopState, signedIn } from './shop-state';
import { changeShop, readShop, useShop } from './store';
import { testId } from './test-id';
import { useView } from './useView';
import { originOf } from './views';

/** For a customer with a filled cart. All others are led to where they get that. */
export function CheckoutView() {
  const latest = useShop();
  // What is shown while the order is placed. After that the cart is empty, and this view is about to close.
  const [frozen, setFrozen] = useState<ShopState>();
  const shop = frozen ?? latest;
  const { pathname, search, go } = useView();
  const missing = !signedIn(shop) ? 'customer' : shop.cart.lines.length === 0 ? 'products' : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address and each thing that is missing.
  useEffect(() => {
    if (missing === 'customer') go('/sign-in', { parameters: { from: originOf(pathname, search) }, replace: true });
    if (missing === 'products') go('/cart', { replace: true });
  }, [missing, pathname, search]);

  return missing ? null : <Checkout shop={shop} onPlacing={setFrozen} />;
}

type Props = { shop: ShopState; onPlacing: (shop: ShopState | undefined) => void };

function Checkout({ shop, onPlacing }: Props) {
  const { search, go } = useView();
  const [checked, setChecked] = useState<Step>();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { total } = cartSums(shop);
  const step = stepFor(search, shop.draft, { total, today: today() });
  const errors = checked === step ? errorsOf(step, payable(shop).draft, { today: today() }) : {};

  // The address gets the step that it shows.
  const named = new URLSearchParams(search).get('step');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another step is shown or named.
  useEffect(() => {
    if (named !== null && named !== step) go('/checkout', { parameters: { step }, replace: true });
  }, [named, step]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  function show(next: Step) {
    setChecked(undefined);
    go('/checkout', { parameters: { step: next } });
  }

  function goOn(event: FormEvent) {
    event.preventDefault();
    changeShop(payable);
    const [first] = Object.keys(errorsOf(step, readShop().draft, { today: today() }));
    if (!first) return show(stepAfter(step));
    setChecked(step);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }

  return (
    <>
      <h1 tabIndex={-1}>Checkout</h1>
      <CheckoutSteps step={step} />
      <div className="shop-columns">
        <div className="card checkout">
          <h2 ref={heading} tabIndex={-1}>
            {stepsAsShown[step]}
          </h2>
          {step === 'review' ? (
            <Review shop={shop} onPlacing={onPlacing} onBack={() => show(stepBefore(step))} />
          ) : (
            // Each step has a “Next” of its own, so that a double click does not leave two steps.
            <form key={step} ref={form} className="checkout-form" noValidate onSubmit={goOn}>
              <CheckoutFields
                step={step}
                draft={payable(shop).draft}
                isInvoiceGone={payable(shop) !== shop}
                errors={errors}
                total={total}
                onChange={(fields) => changeShop((before) => fillIn(before, fields))}
              />
              <div className="row">
                {step !== 'address' && (
                  <button
                    type="button"
                    className="button button-secondary"
                    onClick={() => show(stepBefore(step))}
                    {...testId('checkout-back')}
                  >
                    Back
                  </button>
                )}
                <button type="submit" className="button button-primary" {...testId('checkout-next')}>
                  Next
                </button>
              </div>
            </form>
          )}
        </div>
        <CheckoutSummary shop={shop} />
      </div>
    </>
  );
}

/** Falls back to the card if the chosen invoice is no longer offered for the total of the cart. */
function payable(shop: ShopState): ShopState {
  const isOffered = shop.draft.pay === 'card' || offersInvoice(cartSums(shop).total);
  return isOffered ? shop : fillIn(shop, { pay: 'card' });
}
