beforeEach(() => {
  cy.clock();
  cy.visit('/wizard?delayScale=1');
});

it('letters: letters change nothing', () => {
  cy.get('[data-test=otp-digit-1]').type('a');
  cy.get('[data-test=otp-digit-1]').should('have.value', '');
});

it('wrong: a wrong code costs a try', () => {
  cy.contains('button', 'Send code').click();
  // Not: a real wait for the code, or for the minute until it expires; it is long, and fails on a slow day.
  cy.tick(3000);
  cy.get('[data-test=otp-code-1]')
    .invoke('text')
    .then((code) => {
      cy.get('[data-test=otp-digit-1]').click();
      for (const key of code === '111111' ? '222222' : '111111') cy.focused().type(key);
    });
  cy.contains('button', 'Verify').click();
  cy.get('[data-test=otp-result]').should('have.text', 'Wrong code, tries left: 2');
});
