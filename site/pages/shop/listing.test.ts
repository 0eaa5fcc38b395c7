import { expect, test } from 'vitest';
import { lineIds, productIds } from './ids';
import { countOf, listed, parametersFor, type Wanted, wantedIn, wholeList } from './listing';
import { lines, linesOf, nameOfLine, products, productWith } from './products';
import { firstState } from './shop-state';

const { prices, stock } = firstState;
const ids = (wanted: Partial<Wanted>) =>
  listed({ ...wholeList, ...wanted }, prices, stock).products.map(({ id }) => id);

test('there are 24 products, and every list of ids has all of them', () => {
  expect(products.map(({ id }) => id).toSorted()).toEqual([...productIds].sort());
  expect(lines.toSorted()).toEqual([...lineIds].sort());
  expect(products).toHaveLength(24);
});

test.each([
  ['kettle', 'Copper Kettle', 4990, 5, 'kitchen'],
  ['mug', 'Enamel Mug', 995, 40, 'kitchen'],
  ['lamp', 'Desk Lamp', 3450, 12, 'home'],
  ['notebook', 'Dotted Notebook', 725, 100, 'stationery'],
  ['umbrella', 'Storm Umbrella', 2700, 0, 'outdoor'],
  ['backpack', 'Roll-Top Backpack', 8900, 6, 'outdoor'],
  ['socks', 'Wool Socks', 1240, 20, 'outdoor'],
  ['stove', 'Camping Stove', 124_900, 2, 'outdoor'],
] as const)('the product %s is what suites know', (id, name, price, stock, category) => {
  expect(productWith(id)).toMatchObject({ name, price, stock, category });
  expect(Math.max(...products.map((product) => product.price))).toBe(124_900);
});

test('a product with options has a line for each', () => {
  expect(linesOf(productWith('backpack') as never)).toEqual(['backpack-green', 'backpack-grey']);
  expect([nameOfLine('backpack-green'), nameOfLine('socks-m'), nameOfLine('mug')]).toEqual([
    'Roll-Top Backpack, green',
    'Wool Socks, M',
    'Enamel Mug',
  ]);
});

test('nine are on a page, and all are on one', () => {
  const pages = [1, 2, 3].map((page) => ids({ page }));
  expect(pages.map((page) => page.length)).toEqual([9, 9, 6]);
  expect(new Set(pages.flat()).size).toBe(24);
  expect(listed({ ...wholeList, page: 7 }, prices, stock).page).toBe(3);
});

test('names are in the order of the alphabet, which knows the umlaut', () => {
  const names = [1, 2, 3].flatMap((page) => ids({ page })).map((id) => productWith(id)?.name ?? '');
  expect(names.indexOf('Müsli Bowl')).toBe(names.indexOf('Large Dotted Notebook') + 1);
  expect(names[0]).toBe("Baker's Apron");
});

test('prices are in the order of the numbers', () => {
  expect(ids({ sort: 'price-down' }).slice(0, 2)).toEqual(['stove', 'blanket']);
  expect(ids({ sort: 'price-up' }).slice(0, 2)).toEqual(['candle', 'notebook']);
  expect(ids({ sort: 'rating' })[0]).toBe('knife');
});

test('an order follows the prices of now', () => {
  const changed = { ...prices, mug: 1 };
  expect(listed({ ...wholeList, sort: 'price-up' }, changed, stock).products[0]?.id).toBe('mug');
});

test('search, category and stock narrow the list together', () => {
  expect(ids({ search: ' enamel ' })).toEqual(['mug', 'mug-set']);
  expect(['baker’s', "BAKER'S", 'musli'].map((search) => ids({ search }))).toEqual([['apron'], ['apron'], ['bowl']]);
  expect(ids({ search: 'notebook', category: 'stationery' })).toEqual(['notebook', 'notebook-large']);
  expect(ids({ search: 'notebook', category: 'home' })).toEqual([]);
  expect(ids({ category: 'outdoor', inStock: true })).not.toContain('umbrella');
  const noGreen = { ...stock, 'backpack-green': 0 };
  const wanted = { ...wholeList, search: 'backpack', inStock: true };
  expect(listed(wanted, prices, noGreen).total).toBe(1);
  expect(listed(wanted, prices, { ...noGreen, 'backpack-grey': 0 }).total).toBe(0);
});

test('an address says what is wanted, and no more', () => {
  const wanted: Wanted = { search: 'a', category: 'kitchen', inStock: true, sort: 'price-up', page: 2 };
  expect(wantedIn(`?${new URLSearchParams(parametersFor(wanted))}`)).toEqual(wanted);
  expect(parametersFor(wholeList)).toEqual({});
  expect(wantedIn('?category=garden&sort=size&page=-1&stock=maybe')).toEqual(wholeList);
});

test('the count is in words', () => {
  expect([24, 1, 0].map(countOf)).toEqual(['24 products', '1 product', 'No products match']);
});
