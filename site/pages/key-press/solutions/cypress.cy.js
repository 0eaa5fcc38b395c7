const { ENTER, LEFT, UP, ESC } = Cypress.Keyboard.Keys;

beforeEach(() => {
  cy.visit('/key-press');
});

it('none: before the first key there is no key and no history', () => {
  cy.get('[data-test=last-key-pressed]').should('have.text', 'No key pressed');
  cy.get('[data-test=key-history]').should('be.empty');
});

it('last: the name of the last key is shown, wherever the focus is', () => {
  for (const key of ['a', 'A', ENTER, LEFT]) {
    // Names no element, because a real key goes to the element with the focus.
    cy.press(key);
    cy.get('[data-test=last-key-pressed]').should('have.text', key);
  }
  cy.get('[data-test=theme-toggle]').focus();
  cy.press('x');
  cy.get('[data-test=last-key-pressed]').should('have.text', 'x');
});

it('history: the five most recent keys are listed, the newest first', () => {
  for (const key of ['a', 'b', ENTER, 'c', ESC, UP, 'd']) cy.press(key);
  // The whole list, so that a lost key or a double one fails the test.
  shouldBeInHistory('d', 'ArrowUp', 'Escape', 'c', 'Enter');
  cy.get('[data-test=key-0]').should('have.text', 'd');
  cy.get('[data-test=key-4]').should('have.text', 'Enter');
});

it('every: every press is listed, even modifiers and repeated keys', () => {
  // `type`, because `press` has no modifiers. The body gets its events if nothing has the focus.
  cy.get('body').type('{shift}x');
  shouldBeInHistory('X', 'Shift');
  cy.press('x');
  cy.press('x');
  shouldBeInHistory('x', 'x', 'X', 'Shift');
});

function shouldBeInHistory(...keys) {
  cy.get('[data-test=key-history]').children().should('have.length', keys.length).and('have.text', keys.join(''));
}
