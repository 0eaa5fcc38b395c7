import { byTestId } from './by-test-id';

/** The administration. */
export const admin = {
  refused: () => byTestId('admin-refused'),
  save: (product) => byTestId(`admin-save-${product}`),
  setStock(product, stock) {
    byTestId(`admin-stock-${product}`).clear().type(`${stock}`);
    admin.save(product).click();
  },
  setPrice(product, price) {
    byTestId(`admin-price-${product}`).clear().type(price);
    admin.save(product).click();
  },
};
