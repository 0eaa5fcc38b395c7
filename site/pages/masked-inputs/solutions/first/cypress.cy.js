beforeEach(() => {
  cy.visit('/masked-inputs');
});

it('phone: the mask formats ten digits', () => {
  // Not: invoke('val', '2125550134'); no event is fired, so the mask does not see it.
  cy.get('[data-test=mask-input-phone]').type('2125550134');
  cy.get('[data-test=mask-input-phone]').should('have.value', '+1 (212) 555-0134');
});

it('luhn: a wrong check digit is an error', () => {
  cy.get('[data-test=mask-input-card]').type('4242424242424241');
  cy.get('[data-test=mask-input-card]').blur();
  cy.get('[data-test=mask-error-card]').should('have.text', 'This card number is not valid');
});

it('raw: raw values have no signs of the mask', () => {
  cy.get('[data-test=mask-input-phone]').type('2125550134');
  cy.get('[data-test=mask-raw-phone]').should('have.text', '12125550134');
});
