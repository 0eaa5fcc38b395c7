import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countOf } from './cart';
import { ShopLink } from './ShopLink';
import { signedIn, signOut } from './shop-state';
import { changeShop, useShop } from './store';
import { testId } from './test-id';
import { administrator } from './users';
import { originOf, type View } from './views';

/** The line above every view: where to go, who is signed in, and how much is in the cart. */
export function ShopBar({ view }: { view: View['name'] }) {
  const shop = useShop();
  const user = signedIn(shop);
  const { pathname, search } = useLocation();
  const signInLink = useRef<HTMLAnchorElement>(null);
  const hasSignedOut = useRef(false);

  // “Sign out” had the focus, and is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else is signed in, or nobody.
  useEffect(() => {
    if (hasSignedOut.current) signInLink.current?.focus();
    hasSignedOut.current = false;
  }, [user]);

  function leave() {
    hasSignedOut.current = true;
    changeShop(signOut);
  }

  const current = (...names: View['name'][]) => (names.includes(view) ? 'page' : undefined);
  return (
    <div className="shop-bar">
      <nav className="shop-bar-part" aria-label="Shop">
        <ShopLink to="" aria-current={current('products')}>
          Products
        </ShopLink>
        <ShopLink to="/orders" aria-current={current('orders')}>
          Orders
        </ShopLink>
        {user?.id === administrator && (
          <ShopLink to="/admin" aria-current={current('admin')}>
            Administration
          </ShopLink>
        )}
      </nav>
      <div className="shop-bar-part shop-bar-end">
        {user ? (
          <>
            <span className="shop-user">
              <span className="visually-hidden">Signed in as </span>
              <span {...testId('shop-signed-in-as')}>{user.name}</span>
            </span>
            <button type="button" className="button button-quiet" onClick={leave} {...testId('shop-sign-out')}>
              Sign out
            </button>
          </>
        ) : (
          <ShopLink
            ref={signInLink}
            to="/sign-in"
            parameters={view === 'sign-in' ? {} : { from: originOf(pathname, search) }}
            aria-current={current('sign-in')}
          >
            Sign in
          </ShopLink>
        )}
        <ShopLink
          to="/cart"
          className="button button-secondary shop-cart"
          aria-current={current('cart')}
          {...testId('shop-cart')}
        >
          <ShoppingCart size={18} aria-hidden />
          Cart
          <span
            className={shop.cart.lines.length > 0 ? 'shop-count' : 'shop-count shop-count-none'}
            {...testId('shop-cart-count')}
          >
            {countOf(shop.cart)}
          </span>
        </ShopLink>
      </div>
    </div>
  );
}
