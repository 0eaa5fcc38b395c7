it('counts clicks on version B', () => {
  cy.visit('/ab-testing');
  cy.get('[data-test=variant-title]').should('have.text', 'Experience Version B');
  cy.get('[data-test=variant-button]').click().should('have.text', 'Click Me (1)');
});
