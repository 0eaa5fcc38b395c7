beforeEach(() => {
  cy.visit('/clicks-and-gestures');
});

it('toggle: Ctrl adds a row', () => {
  cy.contains('tr', 'Call Ada').click();
  // Not: .then(($row) => $row[0].click()), which comes without a key. Cypress’s own click is not trusted either.
  cy.contains('tr', 'Bake bread').click({ ctrlKey: true });
  cy.get('[data-test=clicks-selected]').should('have.text', 'Selected: 2, 7');
});

it('edit: a double click, F2 and Enter open the field', () => {
  cy.contains('tr', 'Water the plants').dblclick();
  cy.get('[data-test=clicks-edit-3]').should('have.value', 'Water the plants');
});
