import type { Page } from '@playwright/test';

/** The list of products. */
export class ProductsPage {
  /** The shop begins empty there: no cart, nobody signed in. */
  readonly address = '/shop?with=';
  readonly search;
  readonly inStock;
  readonly count;

  constructor(readonly page: Page) {
    this.search = page.getByTestId('shop-search');
    this.inStock = page.getByTestId('shop-in-stock');
    this.count = page.getByTestId('shop-count');
  }

  async open() {
    await this.page.goto(this.address);
  }

  async find(text: string) {
    await this.search.fill(text);
  }

  // Add next: the categories, the order and “Add to cart”. The cart is another page object, in a file of its own.
}
