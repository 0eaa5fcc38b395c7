beforeEach(() => {
  cy.visit('/navigation');
});

it('script: another document opens after a second', () => {
  cy.contains('a', 'Redirect by script').click();
  // Not: cy.url().then((url) => …); it reads the address once, often that of the document in between.
  cy.contains('h1', 'Arrived by script').should('be.visible');
});

it('get: the name is in the address', () => {
  cy.get('[data-test=go-name-get]').type('Ada');
  cy.contains('button', 'Send by GET').click();
  cy.contains('h1', 'Received by GET').should('be.visible');
  cy.url().should('contain', 'name=Ada');
});
