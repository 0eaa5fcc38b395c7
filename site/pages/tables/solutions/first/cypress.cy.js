beforeEach(() => {
  cy.visit('/tables');
});

it('reverse: a click on the same header reverses the order', () => {
  cy.get('[data-test^=table-cell-id-]').should('have.text', '321');
  cy.get('[data-test=table-header-name]').click();
  // Not: the first row kept by then(), read before and after; it moved with its row and reads what it did before.
  cy.get('[data-test^=table-cell-id-]').should('have.text', '123');
});

it('result: the line names the last pressed button and its row', () => {
  cy.contains('button', 'Delete').click();
  cy.get('[data-test=editable-action-result]').should('have.text', 'Last action: Delete on row 3');
});
