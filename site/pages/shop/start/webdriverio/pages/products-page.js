import { $, browser } from '@wdio/globals';

/** The list of products. */
class ProductsPage {
  /** The shop begins empty there: no cart, nobody signed in. */
  address = '/shop?with=';

  get search() {
    return $('[data-testid=shop-search]');
  }

  get inStock() {
    return $('[data-testid=shop-in-stock]');
  }

  get count() {
    return $('[data-testid=shop-count]');
  }

  async open() {
    await browser.url(this.address);
  }

  async find(text) {
    await this.search.setValue(text);
  }

  // Add next: the categories, the order and “Add to cart”. The cart is another page object, in a file of its own.
}

export const productsPage = new ProductsPage();
