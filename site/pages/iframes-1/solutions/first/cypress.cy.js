beforeEach(() => {
  cy.visit('/iframes-1');
});

it('works: the table in the frame can be sorted', () => {
  inFrame().find('[data-test=editable-header-id]').click();
  inFrame().find('[data-test^=editable-cell-id-]').should('have.text', '123');
});

it('inside: the dialog opens inside the frame', () => {
  inFrame().contains('button', 'Delete').click();
  inFrame().find('[data-test=dialog-title]').should('be.visible').and('have.text', 'Action');
  cy.get('[data-test=dialog]').should('not.exist');
});

function inFrame() {
  // Not: this search where /iframes shows this page in a frame; it finds nothing there, because a frame is found only
  // from the document that contains it. Go on from the body of the outer frame.
  return cy
    .get('[data-test=iframe-nested]')
    .its('0.contentDocument.body')
    .should('not.be.empty')
    .then((body) => cy.wrap(body));
}
