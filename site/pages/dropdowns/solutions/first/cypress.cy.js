beforeEach(() => {
  cy.visit('/dropdowns');
});

it('twins: both cities of one name can be chosen', () => {
  cy.get('[data-test=dropdown-listbox] [role=combobox]').click();
  // Not: cy.contains('Springfield'); two options read so, and it takes the first one that it finds.
  cy.get('[data-test=dropdown-listbox] [role=option]:contains(Springfield)').eq(1).click();
  cy.get('[data-test=dropdown-value-listbox]').should('have.text', 'springfield-2');
});

it('several: the values of all chosen cities are shown', () => {
  cy.get('[data-test=dropdown-multiple] select').select(['lima', 'tokyo']);
  cy.get('[data-test=dropdown-value-multiple]').should('have.text', 'lima, tokyo');
});
