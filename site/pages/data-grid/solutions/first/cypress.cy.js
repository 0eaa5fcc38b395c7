beforeEach(() => {
  cy.visit('/data-grid');
});

it('all: the header selects all filtered rows', () => {
  cy.get('[data-test=grid-quick-filter]').type('S-19');
  cy.get('[data-test=grid-row-count]').should('have.text', '100 of 2,000 rows');
  cy.get('.ag-header-select-all input').click();
  // Not: a count of the selected rows in the document, which has only those in view.
  cy.get('[data-test=grid-selected]').should('have.text', '100 selected');
});

it('changes: edits are listed', () => {
  cy.get('[row-id="S-0007"] [col-id="price"]').dblclick();
  cy.get('[row-id="S-0007"] [col-id="price"] input').clear();
  cy.get('[row-id="S-0007"] [col-id="price"] input').type('13{enter}');
  cy.get('[data-test=grid-changes] li').should('have.text', 'S-0007 Price 12.50 → 13.00');
});
