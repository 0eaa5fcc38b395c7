import { plain } from '../../shared/plain-letters';
import { type Category, categories, type LineId, type ProductId, orders as sorts } from './ids';
import { lines, linesOf, type Product, productOf, products } from './products';

export type Sort = (typeof sorts)[number];

export const pageSize = 9;

/** What a visitor wants to see. The address of the list has what differs from `wholeList`. */
export type Wanted = {
  search: string;
  category: Category | 'all';
  inStock: boolean;
  sort: Sort;
  page: number;
};

export const wholeList: Wanted = { search: '', category: 'all', inStock: false, sort: 'name', page: 1 };

export type Prices = Readonly<Record<ProductId, number>>;
export type Stock = Readonly<Record<LineId, number>>;

/** What the shop begins with in each browser. What a browser changes stays there. */
export const firstPrices = Object.fromEntries(products.map(({ id, price }) => [id, price])) as Prices;
export const firstStock = Object.fromEntries(lines.map((line) => [line, productOf(line).stock])) as Stock;

export type Listing = { products: Product[]; page: number; pages: number; total: number };

const collator = new Intl.Collator('en');

/** A page of the products that are wanted. A page that does not exist is the last one. */
export function listed(wanted: Wanted, prices: Prices, stock: Stock): Listing {
  const { search, category, inStock, sort } = wanted;
  const word = plain(search.trim());
  const found = products.filter(
    (product) =>
      plain(product.name).includes(word) &&
      (category === 'all' || product.category === category) &&
      (!inStock || linesOf(product).some((line) => stock[line] > 0)),
  );
  const byName = (one: Product, other: Product) => collator.compare(one.name, other.name);
  const orders: Record<Sort, (one: Product, other: Product) => number> = {
    name: byName,
    'price-up': (one, other) => prices[one.id] - prices[other.id] || byName(one, other),
    'price-down': (one, other) => prices[other.id] - prices[one.id] || byName(one, other),
    rating: (one, other) => other.rating - one.rating || byName(one, other),
  };
  found.sort(orders[sort]);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wanted.page, pages);
  return { products: found.slice((page - 1) * pageSize, page * pageSize), page, pages, total: found.length };
}

/** The list that the query of an address describes. An unknown value counts as no value. */
export function wantedIn(query: string): Wanted {
  const parameters = new URLSearchParams(query);
  const page = parameters.get('page') ?? '';
  return {
    search: parameters.get('search') ?? '',
    category: categories.find((one) => one === parameters.get('category')) ?? 'all',
    inStock: parameters.get('stock') === 'in',
    sort: sorts.find((one) => one === parameters.get('sort')) ?? 'name',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

/** The parameters of an address that wants this. */
export function parametersFor({ search, category, inStock, sort, page }: Wanted): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(category !== 'all' && { category }),
    ...(inStock && { stock: 'in' }),
    ...(sort !== 'name' && { sort }),
    ...(page !== 1 && { page: `${page}` }),
  };
}

/** `24 products`, `1 product`, `No products match`. */
export function countOf(total: number): string {
  if (total === 0) return 'No products match';
  return total === 1 ? '1 product' : `${total} products`;
}
