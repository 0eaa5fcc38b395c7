beforeEach(() => {
  cy.visit('/rich-text');
});

it('typed: the text of the editor is below it', () => {
  // Not: invoke('text', 'Be there.'); the editor does not see it, and draws its own text over it.
  cy.get('[data-test=editor-box]').type('{moveToEnd} Be there.');
  cy.get('[data-test=editor-html]').should('have.text', '<p>The ferry leaves at nine. Be there.</p>');
  cy.get('[data-test=editor-text]').should('have.text', 'The ferry leaves at nine. Be there.');
});

it('list: “List” turns a line into an item', () => {
  cy.get('[data-test=editor-box]').type('{moveToEnd}');
  cy.get('[data-test=editor-list]').click();
  cy.get('[data-test=editor-html]').should('have.text', '<ul><li>The ferry leaves at nine.</li></ul>');
});
