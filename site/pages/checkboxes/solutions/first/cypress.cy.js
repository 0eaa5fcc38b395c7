const box = (name) => cy.contains('label', name).find('input');
const names = ['Checkbox 1', 'Checkbox 2', 'Checkbox 3'];

it('all: “Check All” ticks all three', () => {
  cy.visit('/checkboxes');
  cy.contains('button', 'Check All').click();
  for (const name of names) box(name).should('be.checked');
});

it('none: “Uncheck All” removes every tick', () => {
  cy.visit('/checkboxes');
  // Not: click() on each box; “Checkbox 2” is ticked already, so the click would remove its tick.
  for (const name of names) box(name).check();
  cy.contains('button', 'Uncheck All').click();
  for (const name of names) box(name).should('not.be.checked');
});
