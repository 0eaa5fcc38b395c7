import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

/** The administration. */
export const admin = {
  get refused() {
    return byTestId('admin-refused');
  },
  save: (product) => byTestId(`admin-save-${product}`),

  async setStock(product, stock) {
    await byTestId(`admin-stock-${product}`).setValue(stock);
    await admin.save(product).click();
  },
  async setPrice(product, price) {
    await byTestId(`admin-price-${product}`).setValue(price);
    await admin.save(product).click();
  },
};
