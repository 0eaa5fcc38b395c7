beforeEach(() => {
  cy.visit('/navigation');
});

it('script: another document follows after a second', () => {
  cy.contains('a', 'Redirect by script').click();
  // Not: cy.url().then((url) => …); that reads the address once, of the document in between.
  cy.contains('h1', 'Arrived by script').should('be.visible');
});

it('get: the name is in the address', () => {
  cy.get('[data-test=go-name-get]').type('Ada');
  cy.contains('button', 'Send by GET').click();
  cy.contains('h1', 'Received by GET').should('be.visible');
  cy.url().should('contain', 'name=Ada');
});
