import { Minus, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type CartLine, notAQuantity, quantityIn, quantityOf } from './cart';
import { euros } from './money';
import { ProductPicture } from './ProductPicture';
import { nameOfLine, productOf } from './products';
import { ShopLink } from './ShopLink';
import { cartShortages, typeQuantity } from './shop-state';
import { askShop, readShop, useShop } from './store';
import { testId } from './test-id';

export function CartLineItem({ line, quantity, onRemove }: CartLine & { onRemove: () => void }) {
  const shop = useShop();
  const [message, setMessage] = useState('');
  /** What is in the field and no quantity. */
  const [typed, setTyped] = useState<string>();
  /** Whether the task in which it was typed goes on. */
  const inTask = useRef(false);
  const { id } = productOf(line);
  const name = nameOfLine(line);
  const price = shop.prices[id];
  const isLeast = quantity <= 1;
  // What the stock is too small for now counts more than an older message.
  const told = (typed && message) || cartShortages(shop)[line] || message;

  function type(text: string) {
    const answer = askShop((before) => typeQuantity(before, line, text));
    setTyped(quantityIn(text) === undefined ? text : undefined);
    setMessage(text === '' ? '' : answer);
  }

  function leave() {
    // While it is empty somebody may be about to type.
    if (typed === '') setMessage(notAQuantity);
    setTyped(undefined);
  }

  function step(by: 1 | -1) {
    if (by < 0 && isLeast) return;
    type(`${quantityOf(readShop().cart, line) + by}`);
  }

  return (
    <li className="cart-line" {...testId(`cart-line-${line}`)}>
      <div className="shop-picture">
        <ProductPicture id={id} />
      </div>
      <div className="cart-line-name">
        <h3>
          <ShopLink to={`/products/${id}`}>{name}</ShopLink>
        </h3>
        <p className="muted">{`${euros(price)} each`}</p>
      </div>
      <div className="cart-steps">
        <button
          type="button"
          className="button button-secondary button-icon"
          aria-label={`One ${name} less`}
          // Not disabled, so that it keeps the focus when it has led to the least.
          aria-disabled={isLeast}
          onClick={() => step(-1)}
          {...testId(`cart-less-${line}`)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <input
          type="number"
          min="1"
          className="input"
          aria-label={`Quantity of ${name}`}
          aria-describedby={`cart-message-${line}`}
          value={typed ?? quantity}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => {
            type(event.currentTarget.value);
            inTask.current = true;
            queueMicrotask(() => {
              inTask.current = false;
            });
          }}
          onBlur={({ currentTarget: field }) => {
            if (!inTask.current) return leave();
            // Selenium's `clear()` leaves it in the same task, and what it types next would join the quantity.
            addEventListener('focusin', ({ target }) => target !== field && leave(), { once: true });
          }}
          {...testId(`cart-quantity-${line}`)}
        />
        <button
          type="button"
          className="button button-secondary button-icon"
          aria-label={`One ${name} more`}
          onClick={() => step(1)}
          {...testId(`cart-more-${line}`)}
        >
          <Plus size={18} aria-hidden />
        </button>
      </div>
      <span className="cart-line-sum" {...testId(`cart-sum-${line}`)}>
        {euros(price * quantity)}
      </span>
      <button
        type="button"
        className="button button-quiet button-icon cart-line-remove"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        {...testId(`cart-remove-${line}`)}
      >
        <Trash2 size={18} aria-hidden />
      </button>
      <p id={`cart-message-${line}`} className="shop-message" role="status" {...testId(`cart-message-${line}`)}>
        {told}
      </p>
    </li>
  );
}
