it('a: the title of variant A', () => {
  // Not: cy.visit('/ab-testing'); a first visit gets A or B by chance, so this passes only sometimes.
  cy.visit('/ab-testing?variant=A');
  cy.contains('h2', 'Welcome to Version A').should('be.visible');
});

it('b: the title of variant B', () => {
  cy.visit('/ab-testing?variant=B');
  cy.contains('h2', 'Experience Version B').should('be.visible');
});

it('counter: the button shows “Click Me (0)” at first', () => {
  // Both variants have this button, so no variant is pinned.
  cy.visit('/ab-testing');
  cy.contains('button', 'Click Me (0)').should('be.visible');
});
