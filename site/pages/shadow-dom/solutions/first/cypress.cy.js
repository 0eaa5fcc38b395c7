beforeEach(() => {
  cy.visit('/shadow-dom');
  // Not: cy.contains('button', 'Click me!'); it times out, because the search stops at the shadow root, as XPath does.
  cy.get('[data-test=shadow-host]').shadow().find('[data-test=shadow-button]').click();
});

it('dialog: a click opens the dialog in the page', () => {
  cy.get('[data-test=dialog-title]').should('be.visible').and('have.text', 'Shadow DOM Button');
});

it('closed: “Close” closes the dialog', () => {
  cy.get('[data-test=dialog]').contains('button', 'Close').click();
  cy.get('[data-test=dialog]').should('not.exist');
});
