const { DOWN, END, HOME, LEFT, RIGHT, UP } = Cypress.Keyboard.Keys;

beforeEach(() => {
  cy.visit('/slider');
});

it('initial: the slider stands at 50, and the line says so', () => {
  cy.get('[data-test=slider-label]').should('have.text', 'Value from 0 to 100').and('have.attr', 'for', 'slider');
  cy.get('[data-test=slider]').should('have.id', 'slider').and('have.value', '50');
  shouldRead(50);
});

it('follows: the line follows a drag, keys and fill', () => {
  // Cypress drags no native slider and types into none. A value is set, and then the event sent that tells of it: while
  // a drag goes on that is `input`, and at its end `change`.
  cy.get('[data-test=slider]').invoke('val', 73).trigger('change');
  shouldRead(73);
  cy.get('[data-test=slider]').focus();
  cy.press(LEFT);
  shouldRead(72);
  for (const value of [85, 100, 0]) {
    cy.get('[data-test=slider]').invoke('val', value).trigger('input');
    shouldRead(value);
  }
});

it('bounds: an arrow changes the value by 1, and beyond either end by nothing', () => {
  cy.get('[data-test=slider]').focus();
  for (const [key, value] of [
    [RIGHT, 51],
    [UP, 52],
    [DOWN, 51],
    [LEFT, 50],
    [END, 100],
    [RIGHT, 100],
    [HOME, 0],
    [LEFT, 0],
  ]) {
    cy.press(key);
    cy.get('[data-test=slider]').should('have.value', `${value}`);
    shouldRead(value);
  }
});

it('tooltip: it is in the document only while the pointer is over the slider', () => {
  cy.get('[data-test=slider]').focus();
  cy.get('[data-test=slider-tooltip]').should('not.exist');
  cy.get('[data-test=slider]').trigger('mouseover');
  cy.get('[data-test=slider-tooltip]').should('be.visible').and('have.text', '50');
  cy.press(RIGHT);
  cy.get('[data-test=slider-tooltip]').should('have.text', '51');
  cy.get('[data-test=slider]').trigger('mouseout');
  cy.get('[data-test=slider-tooltip]').should('not.exist');
});

function shouldRead(value) {
  cy.get('[data-test=slider-value]').should('have.text', `Current value: ${value}`);
}
