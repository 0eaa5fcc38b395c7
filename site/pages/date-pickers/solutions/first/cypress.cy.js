beforeEach(() => {
  // Not: '/date-pickers' alone; then today is the real day, and next month the 6th may be on a weekend.
  cy.visit('/date-pickers?now=2026-03-05T09:30');
});

it('chosen: a chosen day is in the field', () => {
  cy.get('[data-test=date-appointment]').click();
  cy.get('[data-test=date-appointment-day-2026-03-06]').click();
  cy.get('[data-test=date-appointment]').should('have.value', '6 Mar 2026');
});

it('closed: the calendar closes when a day is chosen', () => {
  cy.get('[data-test=date-appointment]').click();
  cy.get('[data-test=date-appointment-day-2026-03-12]').click();
  cy.get('[data-test=date-appointment-calendar]').should('not.be.visible');
});
