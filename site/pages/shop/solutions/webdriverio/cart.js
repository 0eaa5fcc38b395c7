import { byTestId, byTestIdPrefix } from '../../../../../tests/solutions/webdriverio/locators.js';

export const cart = {
  get lines() {
    return byTestIdPrefix('cart-line-');
  },
  get empty() {
    return byTestId('cart-empty');
  },
  get undo() {
    return byTestId('cart-undo');
  },
  get goods() {
    return byTestId('cart-goods');
  },
  get discount() {
    return byTestId('cart-discount');
  },
  get delivery() {
    return byTestId('cart-delivery');
  },
  get total() {
    return byTestId('cart-total');
  },
  get vat() {
    return byTestId('cart-vat');
  },
  get toCheckout() {
    return byTestId('cart-checkout');
  },
  quantity: (line) => byTestId(`cart-quantity-${line}`),
  sum: (line) => byTestId(`cart-sum-${line}`),
  message: (line) => byTestId(`cart-message-${line}`),

  async more(line) {
    await byTestId(`cart-more-${line}`).click();
  },
  async remove(line) {
    await byTestId(`cart-remove-${line}`).click();
  },
  async apply(code) {
    await byTestId('cart-code').setValue(code);
    await byTestId('cart-apply').click();
  },
  async deliverBy(way) {
    await byTestId(`cart-by-${way}`).click();
  },
};
