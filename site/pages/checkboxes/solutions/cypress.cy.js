const numbers = [1, 2, 3];

beforeEach(() => {
  cy.visit('/checkboxes');
});

it('initial: only “Checkbox 2” is ticked at first', () => {
  shouldBeTicked([false, true, false]);
});

it('toggle: a click on a box ticks it', () => {
  for (const number of [3, 1]) {
    // `uncheck` sets a state. A click would tick the box if it had no tick.
    box(number).uncheck();
    box(number).click();
    box(number).should('be.checked');
  }
});

it('untick: a second click removes the tick', () => {
  box(1).check();
  box(1).click();
  box(1).should('not.be.checked');
});

it('label: a click on the label ticks the box', () => {
  box(1).uncheck();
  cy.contains('label', 'Checkbox 1').click();
  box(1).should('be.checked');
});

it('space: Space ticks the focused box', () => {
  box(1).uncheck();
  // `press` sends the browser a real key, which goes to the element that has the focus.
  box(1).focus();
  cy.press(Cypress.Keyboard.Keys.SPACE);
  box(1).should('be.checked');
});

it('alone: a click leaves the other boxes as they were', () => {
  box(1).click();
  box(1).should('be.checked');
  box(2).should('be.checked');
  box(3).should('not.be.checked');
});

it('all: “Check All” ticks all three', () => {
  cy.contains('button', 'Check All').click();
  shouldBeTicked([true, true, true]);
});

it('again: “Check All” leaves ticked boxes ticked', () => {
  for (const number of numbers) box(number).check();
  cy.contains('button', 'Check All').click();
  shouldBeTicked([true, true, true]);
});

it('none: “Uncheck All” removes every tick', () => {
  for (const number of numbers) box(number).check();
  cy.contains('button', 'Uncheck All').click();
  shouldBeTicked([false, false, false]);
});

it('none-again: “Uncheck All” leaves boxes without a tick as they were', () => {
  // At the second press no box has a tick.
  cy.contains('button', 'Uncheck All').click();
  cy.contains('button', 'Uncheck All').click();
  shouldBeTicked([false, false, false]);
});

it('count: the line shows how many boxes are ticked', () => {
  cy.get('[data-test=ticked-count]').should('have.text', 'Ticked: 1 of 3');
  box(1).check();
  // Counts the ticks now, because what a click does to the other boxes is another requirement.
  cy.get('input:checked').then((ticked) => {
    cy.get('[data-test=ticked-count]').should('have.text', `Ticked: ${ticked.length} of 3`);
  });
});

function box(number) {
  return cy.get(`[data-test=checkbox-checkbox${number}]`);
}

function shouldBeTicked(ticked) {
  for (const [index, isTicked] of ticked.entries()) box(index + 1).should(isTicked ? 'be.checked' : 'not.be.checked');
}
