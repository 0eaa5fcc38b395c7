import { byTestId, byTestIdPrefix } from './by-test-id';

export const cart = {
  lines: () => byTestIdPrefix('cart-line-'),
  empty: () => byTestId('cart-empty'),
  undo: () => byTestId('cart-undo'),
  /** Goods, discount, delivery, total or VAT. */
  sumOf: (what) => byTestId(`cart-${what}`),
  toCheckout: () => byTestId('cart-checkout'),
  quantity: (line) => byTestId(`cart-quantity-${line}`),
  sum: (line) => byTestId(`cart-sum-${line}`),
  message: (line) => byTestId(`cart-message-${line}`),
  more: (line) => byTestId(`cart-more-${line}`).click(),
  remove: (line) => byTestId(`cart-remove-${line}`).click(),
  apply(code) {
    byTestId('cart-code').clear().type(code);
    byTestId('cart-apply').click();
  },
  deliverBy: (way) => byTestId(`cart-by-${way}`).check(),
};
