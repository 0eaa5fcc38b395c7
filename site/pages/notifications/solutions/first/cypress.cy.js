// With a stopped clock, no notification leaves before it is read.
beforeEach(() => {
  cy.clock();
  cy.visit('/notifications');
});

it('added: “Success Message” adds a success message', () => {
  cy.contains('button', 'Success Message').click();
  cy.get('[data-test=notification-1]').should('have.text', 'This is a success notification message');
});

it('error: “Error Message” adds an error message', () => {
  cy.contains('button', 'Success Message').click();
  cy.contains('button', 'Error Message').click();
  // Not: cy.contains('notification message'), to read it or to wait until it is gone; two are on the page, and this is
  // always the first one. Name the one that you mean.
  cy.get('[data-test=notification-2]').should('have.text', 'This is a error notification message');
});
