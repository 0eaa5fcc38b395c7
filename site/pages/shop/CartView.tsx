import './cart.css';
import { useRef, useState } from 'react';
import { useWait } from '../../shared/useWait';
import { CartLineItem } from './CartLineItem';
import { CartSummary } from './CartSummary';
import type { LineId } from './ids';
import { nameOfLine } from './products';
import { ShopLink } from './ShopLink';
import { putLineBack, type Removed, removalOf, removeLine } from './shop-state';
import { changeShop, readShop, useShop } from './store';
import { testId } from './test-id';

export function CartView() {
  const { cart, user } = useShop();
  const [lastRemoved, setRemoved] = useState<Removed>();
  // Whoever signs out leaves the cart, and the offer with it.
  const removed = lastRemoved?.user === user ? lastRemoved : undefined;
  const latest = useRef<Removed>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  const wait = useWait();

  async function remove(line: LineId) {
    const mine = removalOf(readShop(), line);
    if (!mine) return;
    latest.current = mine;
    changeShop((shop) => removeLine(shop, line));
    setRemoved(mine);
    await wait('cart-undo', 5000);
    if (latest.current === mine) forget();
  }

  function undo() {
    if (removed) changeShop((shop) => putLineBack(shop, removed));
    forget();
  }

  function forget() {
    // Before “Undo” goes, and its focus with it.
    if (offer.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    latest.current = undefined;
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
        <div className="card stack">
          <p {...testId('cart-empty')}>Your cart is empty</p>
          <ShopLink to="" className="button button-primary">
            To the products
          </ShopLink>
        </div>
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
