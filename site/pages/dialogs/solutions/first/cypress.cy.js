beforeEach(() => {
  cy.visit('/dialogs');
});

it('returned: “Confirm” returns the seat', () => {
  cy.contains('button', 'Book a seat').click();
  cy.get('[data-test=dialog-seat]').select('Aisle');
  cy.contains('button', 'Confirm').click();
  cy.get('[data-test=dialog-result]').should('have.text', 'Returned: aisle');
});

it('printed: “Print card” shows the greeting', () => {
  cy.contains('label', 'Send as a gift').find('input').check();
  cy.get('[data-test=inert-greeting]').type('Have a good trip');
  // Not: click({ force: true }); it clicks what is covered or inert too, which no visitor can.
  cy.contains('button', 'Print card').click();
  cy.get('[data-test=inert-result]').should('have.text', 'Printed: Have a good trip');
});
