import { expect, test } from '@playwright/test';
import { ProductsPage } from '../pages/products-page';

test('found: Search, category and “In stock” narrow the list together.', async ({ page }) => {
  const products = new ProductsPage(page);
  await products.open();
  await products.find('umbrella');
  await expect(products.count).toHaveText('1 product');
  await products.inStock.check();
  await expect(products.count).toHaveText('No products match');
  // Add next: the category.
});

// One test for each requirement. Write its steps, then change test.fixme to test.
