beforeEach(() => {
  // Not: cy.visit('/iframes'), then a click on “Add Row”; the button is in a frame whose sandbox keeps Cypress out.
  cy.visit('/frames/complex-page.html');
});

it('rows: an empty row is added', () => {
  cy.contains('button', 'Add Row').click();
  cy.get('#interactiveTable tbody tr').should('have.length', 4);
  cy.get('[aria-label="Row 4 name"]').should('have.value', '');
});

it('deleted: a row is deleted', () => {
  cy.get('[aria-label="Row 3 name"]')
    .invoke('val')
    .then((third) => {
      cy.get('#row2').contains('button', 'Delete').click();
      cy.get('#interactiveTable tbody tr').should('have.length', 2);
      cy.get('[aria-label="Row 2 name"]').should('have.value', third);
    });
});
