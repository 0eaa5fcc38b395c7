it('ok: an accepted confirm has the result OK', () => {
  cy.visit('/alerts');
  // Cypress accepts each alert and each confirm by itself.
  cy.contains('button', 'Show Confirm').click();
  cy.get('[data-test=result-container]').should('have.text', 'Last action: Confirm dialog: OK');
});

it('name: the result of a prompt has the name in quotation marks', () => {
  cy.visit('/alerts');
  // Not: the click before the stub; by then the browser’s own prompt has come, and nobody can type a name into it.
  cy.window().then((win) => {
    cy.stub(win, 'prompt').returns('Nancy');
  });
  cy.contains('button', 'Show Prompt').click();
  cy.get('[data-test=result-container]').should('have.text', 'Last action: Prompt dialog: "Nancy"');
});
