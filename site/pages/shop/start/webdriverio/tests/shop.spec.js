import { expect } from '@wdio/globals';
import { productsPage } from '../pages/products-page.js';

describe('shop', () => {
  it('found: Search, category and “In stock” narrow the list together.', async () => {
    await productsPage.open();
    await productsPage.find('umbrella');
    await expect(productsPage.count).toHaveText('1 product');
    await productsPage.inStock.click();
    await expect(productsPage.count).toHaveText('No products match');
    // Add next: the category.
  });

  // One test for each requirement. Add a function with its steps: it('…', async () => { … });
});
