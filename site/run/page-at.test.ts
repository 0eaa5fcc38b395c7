import { expect, test } from 'vitest';
import { pageAt } from './page-at';

test.each([
  ['', ''],
  ['forms', 'forms'],
  ['shop', 'shop'],
  ['shop/cart', 'shop'],
  ['shop/', 'shop'],
  ['shop/orders/7', 'shop'],
  ['shopping/cart', 'shopping/cart'],
  ['forms/cart', 'forms/cart'],
  ['/shop', '/shop'],
])('at %o is the page %o', (path, id) => {
  expect(pageAt(path, (page) => page === 'shop')).toBe(id);
});
