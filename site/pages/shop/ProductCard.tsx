import { Star } from 'lucide-react';
import { messageClass } from './message-class';
import { euros } from './money';
import { ProductPicture } from './ProductPicture';
import { linesOf, type Product } from './products';
import { ShopLink } from './ShopLink';
import { useShop } from './store';
import { testId } from './test-id';

type Props = {
  product: Product;
  /** The query of the list, for the way back to it. */
  list: string;
  /** What came of adding it. Undefined before that. */
  message: string | undefined;
  onAdd: () => void;
};

export function ProductCard({ product, list, message, onAdd }: Props) {
  const { id, name, rating } = product;
  const { prices, stock } = useShop();
  const isInStock = linesOf(product).some((line) => stock[line] > 0);
  return (
    <li className="shop-product" {...testId(`shop-product-${id}`)}>
      <div className="shop-picture">
        <ProductPicture id={id} />
        {!isInStock && <span className="shop-tag">Out of stock</span>}
      </div>
      <h2>
        <ShopLink to={`/products/${id}`} state={{ list }} {...testId(`shop-link-${id}`)}>
          {name}
        </ShopLink>
      </h2>
      <p className="shop-product-facts">
        <span className="shop-price" {...testId(`shop-price-${id}`)}>
          {euros(prices[id])}
        </span>
        <span className="shop-rating">
          <Star size={16} aria-hidden />
          <span className="visually-hidden">Rated </span>
          {rating.toFixed(1)}
          <span className="visually-hidden"> of 5</span>
        </span>
      </p>
      <button
        type="button"
        className="button button-secondary"
        // Begins with what the button reads, so that both find it by its name.
        aria-label={`Add to cart: ${name}`}
        disabled={!isInStock}
        onClick={onAdd}
        {...testId(`shop-add-${id}`)}
      >
        Add to cart
      </button>
      {/* Always there, because only a change of it is announced; found by its test id once there is a message. */}
      <p className={messageClass(message)} role="status" {...(message !== undefined && testId('product-message'))}>
        {message}
      </p>
    </li>
  );
}
