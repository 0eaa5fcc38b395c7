beforeEach(() => {
  cy.visit('/checkboxes');
});

it('initial: only Checkbox 2 is ticked at first', () => {
  shouldBeTicked([false, true, false]);
});

it('toggle: a click on a box or its label, or Space, changes this box and no other', () => {
  cy.get('[data-test=checkbox-checkbox1]').click();
  shouldBeTicked([true, true, false]);
  cy.contains('label', 'Checkbox 2').click();
  shouldBeTicked([true, false, false]);
  // `press` sends the browser a real key, which goes to the element that has the focus.
  cy.get('[data-test=checkbox-checkbox3]').focus();
  cy.press(Cypress.Keyboard.Keys.SPACE);
  shouldBeTicked([true, false, true]);
  cy.get('[data-test=checkbox-checkbox1]').focus();
  cy.press(Cypress.Keyboard.Keys.SPACE);
  shouldBeTicked([false, false, true]);
});

it('all: Check All ticks all three, whatever they were before', () => {
  cy.contains('button', 'Check All').click();
  shouldBeTicked([true, true, true]);
  cy.contains('button', 'Check All').click();
  shouldBeTicked([true, true, true]);
  // `uncheck` brings a box to a state. A click would do the opposite where it is in that state already.
  cy.get('[data-test=checkbox-group] input').uncheck();
  cy.contains('button', 'Check All').click();
  shouldBeTicked([true, true, true]);
});

it('count: the line below counts the ticked boxes and follows every change', () => {
  cy.get('[data-test=ticked-count]').should('have.text', 'Ticked: 1 of 3');
  cy.get('[data-test=checkbox-checkbox3]').check();
  cy.get('[data-test=ticked-count]').should('have.text', 'Ticked: 2 of 3');
  cy.get('[data-test=checkbox-checkbox2]').uncheck();
  cy.get('[data-test=ticked-count]').should('have.text', 'Ticked: 1 of 3');
  cy.contains('button', 'Check All').click();
  cy.get('[data-test=ticked-count]').should('have.text', 'Ticked: 3 of 3');
  cy.contains('button', 'Uncheck All').click();
  cy.get('[data-test=ticked-count]').should('have.text', 'Ticked: 0 of 3');
});

it('none: Uncheck All leaves none ticked, whatever they were before', () => {
  cy.contains('button', 'Uncheck All').click();
  shouldBeTicked([false, false, false]);
  cy.contains('button', 'Uncheck All').click();
  shouldBeTicked([false, false, false]);
  cy.get('[data-test=checkbox-group] input').check();
  cy.contains('button', 'Uncheck All').click();
  shouldBeTicked([false, false, false]);
});

function shouldBeTicked(ticked) {
  for (const [index, isTicked] of ticked.entries()) {
    cy.get(`[data-test=checkbox-checkbox${index + 1}]`).should(isTicked ? 'be.checked' : 'not.be.checked');
  }
}
