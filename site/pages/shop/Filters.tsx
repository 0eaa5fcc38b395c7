import { categories, orders } from './ids';
import type { Sort, Wanted } from './listing';
import { testId } from './test-id';

type Props = { wanted: Wanted; onChange: (changed: Partial<Wanted>, typed?: boolean) => void };

const sortsAsShown: Readonly<Record<Sort, string>> = {
  name: 'Name',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  rating: 'Rating',
};

const categoriesAsShown = {
  all: 'All',
  kitchen: 'Kitchen',
  home: 'Home',
  stationery: 'Stationery',
  outdoor: 'Outdoor',
} as const;

export function Filters({ wanted, onChange }: Props) {
  return (
    <search className="card shop-filters">
      <div className="shop-filters-row">
        <div className="field shop-search">
          <label htmlFor="shop-search">Search</label>
          <input
            id="shop-search"
            type="search"
            className="input"
            autoComplete="off"
            value={wanted.search}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={(event) => onChange({ search: event.currentTarget.value }, true)}
            {...testId('shop-search')}
          />
        </div>
        <div className="field shop-sort">
          <label htmlFor="shop-sort">Sort by</label>
          <select
            id="shop-sort"
            className="input"
            value={wanted.sort}
            onChange={(event) => onChange({ sort: event.target.value as Sort })}
            {...testId('shop-sort')}
          >
            {orders.map((sort) => (
              <option key={sort} value={sort}>
                {sortsAsShown[sort]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="shop-filters-row">
        <fieldset className="shop-categories">
          <legend className="visually-hidden">Category</legend>
          {(['all', ...categories] as const).map((category) => (
            <label key={category} className="shop-category">
              <input
                type="radio"
                name="shop-category"
                checked={wanted.category === category}
                onChange={() => onChange({ category })}
                {...testId(`shop-category-${category}`)}
              />
              {categoriesAsShown[category]}
            </label>
          ))}
        </fieldset>
        <label className="row">
          <input
            type="checkbox"
            checked={wanted.inStock}
            onChange={(event) => onChange({ inStock: event.target.checked })}
            {...testId('shop-in-stock')}
          />
          In stock
        </label>
      </div>
    </search>
  );
}
