beforeEach(() => {
  cy.visit('/long-lists');
});

it('kept: rows stay selected while they are not in the document', () => {
  cy.get('[data-test=rows-row-2]').click();
  // Not: cy.contains('Row 9000').scrollIntoView(); it times out: a row that is not visible is not in the document.
  cy.get('[data-test=rows-number]').type('9000');
  cy.contains('button', 'Jump').click();
  cy.get('[data-test=rows-row-9000]').should('be.visible');
  cy.get('[data-test=rows-row-2]').should('not.exist');
  cy.get('[data-test=rows-selected]').should('have.text', 'Selected: 1');
});

it('more: each press adds ten items', () => {
  for (const count of [20, 30]) {
    cy.contains('button', 'Load more').click();
    cy.get('[data-test=more-status]').should('have.text', `Shown: ${count} of 50`);
  }
});
