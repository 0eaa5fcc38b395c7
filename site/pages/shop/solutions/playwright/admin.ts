import type { Page } from '@playwright/test';

/** The administration. */
export class Admin {
  readonly refused;

  constructor(readonly page: Page) {
    this.refused = page.getByTestId('admin-refused');
  }

  save(product: string) {
    return this.page.getByTestId(`admin-save-${product}`);
  }

  async setStock(product: string, stock: number) {
    await this.#change(product, `admin-stock-${product}`, `${stock}`);
  }

  async setPrice(product: string, price: string) {
    await this.#change(product, `admin-price-${product}`, price);
  }

  async #change(product: string, field: string, value: string) {
    await this.page.getByTestId(field).fill(value);
    await this.save(product).click();
  }
}
