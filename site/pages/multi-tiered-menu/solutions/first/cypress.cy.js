beforeEach(() => {
  cy.visit('/multi-tiered-menu');
  // Not: click({ force: true }) on “Tutorials” at once; it is not in the document before the levels above it are open.
  for (const id of ['support', 'documentation']) cy.get(`[data-test=multi-tier-menu-item-${id}]`).trigger('mouseover');
  cy.get('[data-test=multi-tier-menu-item-tutorials]').click();
});

it('leaf: a click on an item without children opens the dialog', () => {
  cy.get('[data-test=dialog-title]').should('be.visible').and('have.text', 'Item Clicked');
});

it('named: the dialog names the item', () => {
  cy.get('[data-test=dialog-text]').should('have.text', 'You clicked: Tutorials');
});
