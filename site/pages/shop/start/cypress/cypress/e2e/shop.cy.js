import { productsPage } from '../pages/products-page.js';

describe('shop', () => {
  it('found: Search, category and “In stock” narrow the list together.', () => {
    productsPage.open();
    productsPage.find('umbrella');
    productsPage.count().should('have.text', '1 product');
    productsPage.inStock().check();
    productsPage.count().should('have.text', 'No products match');
    // Add next: the category.
  });

  // One test for each requirement. Add a function with its steps: it('…', () => { … });
});
