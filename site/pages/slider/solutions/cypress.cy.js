const { DOWN, END, HOME, LEFT, RIGHT, UP } = Cypress.Keyboard.Keys;

beforeEach(() => {
  cy.visit('/slider');
});

it('initial: the slider is at 50 at first', () => {
  cy.get('[data-test=slider]').should('have.value', '50');
});

it('label: the slider is found by its label', () => {
  cy.get('[data-test=slider-label]').should('have.text', 'Value from 0 to 100').and('have.attr', 'for', 'slider');
  cy.get('[data-test=slider]').should('have.id', 'slider');
});

it('follows: the line shows a value that is set', () => {
  // Cypress cannot type into a slider, so this sets the value and sends the browser's event.
  cy.get('[data-test=slider]').invoke('val', 75).trigger('change');
  cy.get('[data-test=slider-value]').should('have.text', 'Current value: 75');
});

it('keyed: the line follows the arrow keys', () => {
  cy.get('[data-test=slider]').focus();
  cy.press(RIGHT);
  cy.get('[data-test=slider-value]').should('have.text', 'Current value: 51');
});

it('dragged: the line follows during a drag', () => {
  // Cypress cannot drag a native slider. During a drag the browser sends `input`, and only at its end `change`.
  for (const value of [85, 100, 0]) {
    cy.get('[data-test=slider]').invoke('val', value).trigger('input');
    cy.get('[data-test=slider-value]').should('have.text', `Current value: ${value}`);
  }
});

it('step: an arrow key changes the value by 1', () => {
  cy.get('[data-test=slider]').focus();
  for (const [key, value] of [
    [RIGHT, '51'],
    [UP, '52'],
    [DOWN, '51'],
    [LEFT, '50'],
  ]) {
    cy.press(key);
    cy.get('[data-test=slider]').should('have.value', value);
  }
});

it('bounds: the lowest value is 0', () => {
  cy.get('[data-test=slider]').focus();
  for (const key of [HOME, LEFT]) {
    cy.press(key);
    cy.get('[data-test=slider]').should('have.value', '0');
  }
});

it('highest: the highest value is 100', () => {
  cy.get('[data-test=slider]').focus();
  for (const key of [END, RIGHT]) {
    cy.press(key);
    cy.get('[data-test=slider]').should('have.value', '100');
  }
});

it('tooltip: the tooltip shows the current value under the pointer', () => {
  cy.get('[data-test=slider]').focus();
  cy.get('[data-test=slider]').trigger('mouseover');
  cy.get('[data-test=slider-tooltip]').should('be.visible').and('have.text', '50');
  cy.press(END);
  cy.get('[data-test=slider-tooltip]').should('have.text', '100');
});

it('left: no tooltip is in the document without the pointer', () => {
  cy.get('[data-test=slider]').focus();
  cy.press(RIGHT);
  cy.get('[data-test=slider-tooltip]').should('not.exist');
  cy.get('[data-test=slider]').trigger('mouseover');
  cy.get('[data-test=slider-tooltip]').should('be.visible');
  cy.get('[data-test=slider]').trigger('mouseout');
  cy.get('[data-test=slider-tooltip]').should('not.exist');
});
