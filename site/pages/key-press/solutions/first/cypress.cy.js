const { ENTER, UP, ESC } = Cypress.Keyboard.Keys;

beforeEach(() => {
  cy.visit('/key-press');
});

it('none: before the first key there is no key and no history', () => {
  cy.get('[data-test=last-key-pressed]').should('have.text', 'No key pressed');
  cy.get('[data-test=key-history]').should('be.empty');
});

it('history: the five most recent keys are listed, the newest first', () => {
  for (const key of ['a', 'b', ENTER, 'c', ESC, UP, 'd']) cy.press(key);
  // Not: cy.get('[data-test=last-key-pressed]').should('have.text', 'd') alone; it passes while other keys are lost.
  cy.get('[data-test=key-history]').children().should('have.length', 5).and('have.text', 'dArrowUpEscapecEnter');
});
