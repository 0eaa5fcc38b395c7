import type { Page } from '@playwright/test';

export class Cart {
  readonly lines;
  readonly empty;
  readonly undo;
  readonly goods;
  readonly discount;
  readonly delivery;
  readonly total;
  readonly vat;
  readonly toCheckout;

  constructor(readonly page: Page) {
    this.lines = page.getByTestId(/^cart-line-/);
    this.empty = page.getByTestId('cart-empty');
    this.undo = page.getByTestId('cart-undo');
    this.goods = page.getByTestId('cart-goods');
    this.discount = page.getByTestId('cart-discount');
    this.delivery = page.getByTestId('cart-delivery');
    this.total = page.getByTestId('cart-total');
    this.vat = page.getByTestId('cart-vat');
    this.toCheckout = page.getByTestId('cart-checkout');
  }

  quantity(line: string) {
    return this.page.getByTestId(`cart-quantity-${line}`);
  }

  sum(line: string) {
    return this.page.getByTestId(`cart-sum-${line}`);
  }

  message(line: string) {
    return this.page.getByTestId(`cart-message-${line}`);
  }

  async more(line: string) {
    await this.page.getByTestId(`cart-more-${line}`).click();
  }

  async remove(line: string) {
    await this.page.getByTestId(`cart-remove-${line}`).click();
  }

  async apply(code: string) {
    await this.page.getByTestId('cart-code').fill(code);
    await this.page.getByTestId('cart-apply').click();
  }

  async deliverBy(way: 'standard' | 'express' | 'pickup') {
    await this.page.getByTestId(`cart-by-${way}`).check();
  }
}
