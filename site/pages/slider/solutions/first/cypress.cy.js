beforeEach(() => {
  cy.visit('/slider');
});

it('follows: the line shows a value that is set', () => {
  // Not: trigger('mousemove', { clientX: 600 }); it moves no slider, and the place depends on the window's width.
  cy.get('[data-test=slider]').invoke('val', 75).trigger('change');
  cy.get('[data-test=slider-value]').should('have.text', 'Current value: 75');
});

it('step: an arrow key changes the value by 1', () => {
  cy.get('[data-test=slider]').focus();
  cy.press(Cypress.Keyboard.Keys.RIGHT);
  cy.get('[data-test=slider]').should('have.value', '51');
});
