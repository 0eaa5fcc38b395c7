import './products.css';
import { ArrowLeft, PackageX, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notAQuantity, quantityIn } from './cart';
import { Empty } from './Empty';
import type { Option } from './ids';
import { messageClass } from './message-class';
import { euros } from './money';
import { ProductPicture } from './ProductPicture';
import { lineOf, linesOf, type Product, productWith, shownOption } from './products';
import { ShopLink } from './ShopLink';
import { addToCart } from './shop-state';
import { askShop, useShop } from './store';
import { testId } from './test-id';

/** What the list leaves in the history for the product's view. */
type FromList = { list?: string; chooseFirst?: boolean } | null;

export function ProductView({ id }: { id: string }) {
  const product = productWith(id);
  const { list = '' } = (useLocation().state as FromList) ?? {};
  return (
    <>
      <p className="shop-way-back">
        <ShopLink to="" parameters={Object.fromEntries(new URLSearchParams(list))}>
          <ArrowLeft size={18} aria-hidden />
          All products
        </ShopLink>
      </p>
      {product ? (
        <ProductDetails product={product} />
      ) : (
        <Empty icon={PackageX}>
          <h1 tabIndex={-1}>This product does not exist</h1>
        </Empty>
      )}
    </>
  );
}

function ProductDetails({ product }: { product: Product }) {
  const { id, name, about, rating, options } = product;
  const { chooseFirst = false } = (useLocation().state as FromList) ?? {};
  const { prices, stock } = useShop();
  const [option, setOption] = useState<Option>();
  const [quantity, setQuantity] = useState('1');
  const [message, setMessage] = useState(chooseFirst && options ? `Choose a ${options.of}` : '');
  const choices = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const chosen = lineOf(product, option);
  const left = (chosen ? [chosen] : linesOf(product)).reduce((sum, line) => sum + stock[line], 0);

  function choose(value: Option) {
    setOption(value);
    setMessage('');
  }

  function add() {
    if (!chosen) {
      setMessage(`Choose a ${options?.of}`);
      return choices.current?.querySelector('input')?.focus();
    }
    const wanted = quantityIn(quantity);
    if (wanted === undefined) {
      setMessage(notAQuantity);
      return field.current?.focus();
    }
    setMessage(askShop((shop) => addToCart(shop, chosen, wanted)));
  }

  return (
    <div className="shop-detail">
      <div className="shop-picture">
        <ProductPicture id={id} />
      </div>
      <div className="shop-detail-text">
        <h1 tabIndex={-1} {...testId('product-name')}>
          {name}
        </h1>
        <p className="shop-rating">
          <Star size={16} aria-hidden />
          <span className="visually-hidden">Rated </span>
          {rating.toFixed(1)}
          <span> of 5</span>
        </p>
        <p>{about}</p>
        <p className="shop-price" {...testId('product-price')}>
          {euros(prices[id])}
        </p>
        <p className={left > 0 ? 'shop-stock' : 'shop-stock shop-stock-none'} {...testId('product-stock')}>
          {left > 0 ? `${left} in stock` : 'Out of stock'}
        </p>
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          {options && (
            <fieldset ref={choices} className="shop-options">
              <legend>{options.of === 'colour' ? 'Colour' : 'Size'}</legend>
              {linesOf(product).map((line, index) => {
                const value = options.values[index] as Option;
                return (
                  <label key={line} className="shop-category">
                    <input
                      type="radio"
                      name="product-option"
                      checked={option === value}
                      onChange={() => choose(value)}
                      {...testId(`product-option-${value}`)}
                    />
                    {shownOption(value)}
                  </label>
                );
              })}
            </fieldset>
          )}
          <div className="shop-add">
            <div className="field shop-quantity">
              <label htmlFor="product-quantity">Quantity</label>
              <input
                ref={field}
                id="product-quantity"
                type="number"
                min="1"
                className="input"
                value={quantity}
                onInput={(event) => setQuantity(event.currentTarget.value)}
                {...testId('product-quantity')}
              />
            </div>
            <button type="submit" className="button button-primary" disabled={left === 0} {...testId('product-add')}>
              Add to cart
            </button>
          </div>
        </form>
        <p className={messageClass(message)} role="status" {...testId('product-message')}>
          {message}
        </p>
      </div>
    </div>
  );
}
