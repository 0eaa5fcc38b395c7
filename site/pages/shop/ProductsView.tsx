import './products.css';
import { SearchX } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Empty } from './Empty';
import { Filters } from './Filters';
import { countOf, listed, parametersFor, type Wanted, wantedIn } from './listing';
import { PageLinks } from './PageLinks';
import { ProductCard } from './ProductCard';
import { lineOf, type Product } from './products';
import { ShopLink } from './ShopLink';
import { addToCart } from './shop-state';
import { askShop, useShop } from './store';
import { testId } from './test-id';
import { useView } from './useView';
import { addressOf } from './views';

/** What the list wants is in the address, so that a reload, a link and the browser's back show the same list. */
export function ProductsView() {
  const { prices, stock } = useShop();
  const { search, go } = useView();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const type = useNavigationType();
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(key);
  const [told, setTold] = useState<{ id: string; message: string }>();
  const wanted = wantedIn(search);
  const { products, page, pages, total } = listed(wanted, prices, stock);

  // The links to the pages are below the list. Back and forward lead to where the page was left.
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (state?.toTop && type !== NavigationType.Pop) count.current?.scrollIntoView();
  }, [key, state, type]);

  // Another choice begins at its first page. A letter replaces the entry in the history that the letter before it added.
  function want(changed: Partial<Wanted>, typed = false) {
    setTold(undefined);
    const parameters = parametersFor({ ...wanted, page: 1, ...changed });
    go('', { parameters, replace: typed && state?.typed === true, state: { typed } });
  }

  function add(product: Product) {
    const line = lineOf(product, undefined);
    if (line) setTold({ id: product.id, message: askShop((shop) => addToCart(shop, line, 1)) });
    else navigate(addressOf(`/products/${product.id}`), { state: { list: search, chooseFirst: true } });
  }

  return (
    <>
      <h1 tabIndex={-1}>Shop</h1>
      <p className="intro">
        Find a product, put it in the cart, sign in and order it. What one view changes, the others show.
      </p>
      <Filters wanted={wanted} onChange={want} />
      <p ref={count} className="shop-found" role="status" {...testId('shop-count')}>
        {countOf(total)}
      </p>
      {total === 0 && (
        <Empty icon={SearchX}>
          <ShopLink to="" className="button button-secondary">
            All products
          </ShopLink>
        </Empty>
      )}
      <ul className="shop-products">
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            list={search}
            message={told?.id === product.id ? told.message : undefined}
            onAdd={() => add(product)}
          />
        ))}
      </ul>
      {pages > 1 && <PageLinks page={page} pages={pages} wanted={wanted} />}
    </>
  );
}
