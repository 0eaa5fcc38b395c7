import { expect, type Page } from '@playwright/test';

type Order = 'name' | 'price-up' | 'price-down' | 'rating';

/** The list of products. */
export class ProductList {
  readonly search;
  readonly inStock;
  readonly sort;
  readonly count;
  readonly names;
  readonly prices;

  constructor(readonly page: Page) {
    this.search = page.getByTestId('shop-search');
    this.inStock = page.getByTestId('shop-in-stock');
    this.sort = page.getByTestId('shop-sort');
    this.count = page.getByTestId('shop-count');
    this.names = page.getByTestId(/^shop-link-/);
    this.prices = page.getByTestId(/^shop-price-/);
  }

  category(name: string) {
    return this.page.getByTestId(`shop-category-${name}`);
  }

  price(product: string) {
    return this.page.getByTestId(`shop-price-${product}`);
  }

  async sortBy(order: Order) {
    await this.sort.selectOption(order);
  }

  async turnTo(page: number) {
    const link = this.page.getByTestId(`shop-page-${page}`);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  async openProduct(product: string) {
    await this.page.getByTestId(`shop-link-${product}`).click();
  }

  async add(product: string) {
    await this.page.getByTestId(`shop-add-${product}`).click();
  }
}

/** A product by itself. */
export class ProductView {
  readonly name;
  readonly price;
  readonly stock;
  readonly message;

  constructor(readonly page: Page) {
    this.name = page.getByTestId('product-name');
    this.price = page.getByTestId('product-price');
    this.stock = page.getByTestId('product-stock');
    this.message = page.getByTestId('product-message');
  }

  async choose(option: string) {
    await this.page.getByTestId(`product-option-${option}`).check();
  }

  async add(quantity = 1) {
    await this.page.getByTestId('product-quantity').fill(`${quantity}`);
    await this.page.getByTestId('product-add').click();
  }
}
