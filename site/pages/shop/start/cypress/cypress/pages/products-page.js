/** The list of products. */
class ProductsPage {
  /** The shop begins empty there: no cart, nobody signed in. */
  address = '/shop?with=';

  search() {
    return cy.get('[data-testid=shop-search]');
  }

  inStock() {
    return cy.get('[data-testid=shop-in-stock]');
  }

  count() {
    return cy.get('[data-testid=shop-count]');
  }

  open() {
    cy.visit(this.address);
  }

  find(text) {
    this.search().clear().type(text);
  }

  // Add next: the categories, the order and “Add to cart”. The cart is another page object, in a file of its own.
}

export const productsPage = new ProductsPage();
