import { parametersFor, type Wanted } from './listing';
import { ShopLink } from './ShopLink';
import { testId } from './test-id';

type Props = { page: number; pages: number; wanted: Wanted };

/** The state of a navigation to another page of the list, which is then read from its top. */
const toTop = { toTop: true };

export function PageLinks({ page, pages, wanted }: Props) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className="shop-pages" aria-label="Pages of the list">
      {numbers.map((number) => (
        <ShopLink
          key={number}
          to=""
          parameters={parametersFor({ ...wanted, page: number })}
          state={toTop}
          className="button button-secondary"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          {...testId(`shop-page-${number}`)}
        >
          {number}
        </ShopLink>
      ))}
    </nav>
  );
}
