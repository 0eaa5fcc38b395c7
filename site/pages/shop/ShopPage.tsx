import './shop.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../../page';
import { AdminView } from './AdminView';
import { CartView } from './CartView';
import { CheckoutView } from './CheckoutView';
import { OrdersView } from './OrdersView';
import { OrderView } from './OrderView';
import { ProductsView } from './ProductsView';
import { ProductView } from './ProductView';
import { Reset } from './Reset';
import { ShopBar } from './ShopBar';
import { SignInView } from './SignInView';
import { testId } from './test-id';
import { useDoubleClicks } from './useDoubleClicks';
import { useShortCut } from './useShortCut';
import { useView } from './useView';
import { redirectTo, titleOf, type View } from './views';

export default function ShopPage() {
  const isStarting = useShortCut();
  const { view } = useView();
  const address = useLocation();
  if (isStarting) return null;
  return view ? <ShownPage view={view} /> : <Navigate to={redirectTo('', address)} replace />;
}

function ShownPage({ view }: { view: View }) {
  const { pathname } = useView();
  const type = useNavigationType();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  const onClickCapture = useDoubleClicks();
  /** How often the shop was reset here. What a view still shows of the earlier cart goes with it: messages, “Undo”. */
  const [resets, setResets] = useState(0);

  // A layout effect, because a test may press keys right after its click on a link.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Back and forward lead to where the view was left.
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, type]);

  const title = titleOf(view);
  useLayoutEffect(() => {
    document.title = documentTitle({ id: 'shop', title });
  }, [title]);

  return (
    <div ref={page} className="shop" onClickCapture={onClickCapture} {...testId('shop')}>
      <ShopBar view={view.name} />
      <Shown key={resets} view={view} />
      <Reset onReset={() => setResets(resets + 1)} />
    </div>
  );
}

function Shown({ view }: { view: View }) {
  switch (view.name) {
    case 'products':
      return <ProductsView />;
    case 'product':
      return <ProductView key={view.id} id={view.id} />;
    case 'cart':
      return <CartView />;
    case 'sign-in':
      return <SignInView />;
    case 'checkout':
      return <CheckoutView />;
    case 'orders':
      return <OrdersView />;
    case 'order':
      return <OrderView number={view.id} />;
    case 'admin':
      return <AdminView />;
  }
}
