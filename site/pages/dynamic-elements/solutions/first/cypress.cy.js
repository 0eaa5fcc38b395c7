beforeEach(() => {
  // Loads take a fifth of their time, so the first one takes one second.
  cy.visit('/dynamic-elements?delayScale=0.2');
});

it('items: the content is Dynamic Content 1 to 3', () => {
  // Not: a pause of five seconds before the check; it is too short on a slow day, and too long on a fast one.
  for (const text of ['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3']) {
    cy.contains('main li', text).should('be.visible');
  }
});

it('loaded: loading-indicator is gone once the content is there', () => {
  cy.contains('Dynamic Content 1').should('be.visible');
  cy.get('[data-test=loading-indicator]').should('not.exist');
});
