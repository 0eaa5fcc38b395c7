import { byTestId, byTestIdPrefix } from './by-test-id';

/** The list of products. */
export const list = {
  search: () => byTestId('shop-search'),
  inStock: () => byTestId('shop-in-stock'),
  sort: () => byTestId('shop-sort'),
  count: () => byTestId('shop-count'),
  names: () => byTestIdPrefix('shop-link-'),
  prices: () => byTestIdPrefix('shop-price-'),
  category: (name) => byTestId(`shop-category-${name}`),
  price: (product) => byTestId(`shop-price-${product}`),
  find: (text) => list.search().clear().type(text),
  turnTo(page) {
    byTestId(`shop-page-${page}`).click();
    byTestId(`shop-page-${page}`).should('have.attr', 'aria-current', 'page');
  },
  openProduct: (product) => byTestId(`shop-link-${product}`).click(),
  add: (product) => byTestId(`shop-add-${product}`).click(),
};

/** A product by itself. */
export const product = {
  name: () => byTestId('product-name'),
  price: () => byTestId('product-price'),
  stock: () => byTestId('product-stock'),
  message: () => byTestId('product-message'),
  choose: (option) => byTestId(`product-option-${option}`).check(),
  add(quantity = 1) {
    byTestId('product-quantity').clear().type(`${quantity}`);
    byTestId('product-add').click();
  },
};
