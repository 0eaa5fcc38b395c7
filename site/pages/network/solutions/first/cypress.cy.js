beforeEach(() => {
  cy.visit('/network');
  cy.contains('button', 'Load orders').click();
  // Not: cy.intercept() and cy.wait(), then the count by then(); the response has come, and is perhaps not shown yet.
  cy.get('[data-test=net-status]').should('have.text', 'Loaded');
});

it('load: the first five orders are shown', () => {
  cy.get('[data-test=net-count]').should('have.text', '23 orders, page 1 of 5');
  cy.get('[data-test^=net-order-]').should('have.length', 5);
});

it('filter: only orders with the chosen status are shown', () => {
  cy.get('[data-test=net-filter]').select('Returned');
  cy.get('[data-test=net-count]').should('have.text', '4 orders, page 1 of 1');
  cy.get('[data-test^=net-order-]').should('have.length', 4);
});
