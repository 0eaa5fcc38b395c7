beforeEach(() => {
  // Cypress empties localStorage before each test.
  cy.visit('/storage');
  // Not: “Accept all” in every test; a test that only grants never sees the page of those who refuse.
  cy.contains('button', 'Only necessary').click();
});

it('choices: each choice closes the banner', () => {
  cy.get('[data-test=consent-banner]').should('not.exist');
  cy.contains('button', 'Forget answer').click();
  cy.contains('button', 'Accept all').click();
  cy.get('[data-test=consent-banner]').should('not.exist');
});

it('local: the note is kept after reloads', () => {
  cy.get('[data-test=note-local-text]').type('Milk');
  cy.get('[data-test=note-local-save]').click();
  cy.get('[data-test=note-local-stored]').should('have.text', 'Stored: Milk');
  cy.reload();
  cy.get('[data-test=note-local-stored]').should('have.text', 'Stored: Milk');
});
