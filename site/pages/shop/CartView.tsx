import './cart.css';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CartLineItem } from './CartLineItem';
import { CartSummary } from './CartSummary';
import { Empty, ToProducts } from './Empty';
import type { LineId } from './ids';
import { nameOfLine } from './products';
import { putLineBack, type Removed, removalOf, removeLine } from './shop-state';
import { changeShop, readShop, useShop } from './store';
import { testId } from './test-id';

/** No simulated wait: it is promised, so the delay scale does not change it. */
const undoStaysFor = 5000;

export function CartView() {
  const { cart, user } = useShop();
  const [lastRemoved, setRemoved] = useState<Removed>();
  // Whoever signs out leaves the cart, and the offer with it.
  const removed = lastRemoved?.user === user ? lastRemoved : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const offer = useRef<HTMLDivElement>(null);

  // Each line that is removed has its own five seconds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that is removed.
  useEffect(() => {
    if (!lastRemoved) return;
    const timer = setTimeout(forget, undoStaysFor);
    return () => clearTimeout(timer);
  }, [lastRemoved]);

  function remove(line: LineId) {
    const removal = removalOf(readShop(), line);
    if (!removal) return;
    changeShop((shop) => removeLine(shop, line));
    setRemoved(removal);
  }

  function undo() {
    if (removed) changeShop((shop) => putLineBack(shop, removed));
    forget();
  }

  function forget() {
    // Before “Undo” goes, and its focus with it.
    if (offer.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    setRemoved(undefined);
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Cart
      </h1>
      <p className="intro">Change quantities, enter a code and choose the delivery. The sums follow at once.</p>
      <div ref={offer} className="cart-undo" role="status">
        {removed && (
          <>
            <span>{`${nameOfLine(removed.line.line)} is removed.`}</span>
            <button
              key={removed.line.line}
              type="button"
              className="button button-secondary"
              // biome-ignore lint/a11y/noAutofocus: “Remove” had the focus, and is gone.
              autoFocus
              onClick={undo}
              {...testId('cart-undo')}
            >
              Undo
            </button>
          </>
        )}
      </div>
      {cart.lines.length === 0 ? (
        <Empty icon={ShoppingCart}>
          <p {...testId('cart-empty')}>Your cart is empty</p>
          <ToProducts />
        </Empty>
      ) : (
        <div className="shop-columns">
          <section className="card cart-card" aria-labelledby="cart-lines">
            <h2 id="cart-lines" className="visually-hidden">
              Products in the cart
            </h2>
            <ul className="cart-lines">
              {cart.lines.map((line) => (
                <CartLineItem key={line.line} {...line} onRemove={() => remove(line.line)} />
              ))}
            </ul>
          </section>
          <CartSummary />
        </div>
      )}
    </>
  );
}
