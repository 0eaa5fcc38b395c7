beforeEach(() => {
  cy.visit('/iframes-2');
});

it('heading: the page has its heading', () => {
  cy.get('h1').should('have.text', 'Dynamic Tables Have Input');
});

it('closed: “Close” closes the dialog', () => {
  // Not: a copy of these steps for the frame of /iframes-1; one of the two is forgotten at the next change, and then
  // tests what is no longer there. This helper takes a body, that of the page or that of the frame.
  openAndClose(() => cy.get('body'));
});

function openAndClose(body) {
  body().find('[data-test=editable-action-1]').click();
  body().find('[data-test=dialog]').contains('button', 'Close').click();
  body().find('[data-test=dialog]').should('not.exist');
}
