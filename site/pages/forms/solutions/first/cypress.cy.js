it('required: the empty form shows every message at once', () => {
  cy.visit('/forms');
  cy.contains('button', 'Sign In').click();
  for (const label of ['Username', 'Email', 'Password']) cy.contains(`${label} is required`).should('be.visible');
});

it('ready: the button shows “Sign In” again once the form is sent', () => {
  cy.clock();
  cy.visit('/forms?delayScale=1');
  for (const [label, value] of Object.entries({ Username: 'nancy', Email: 'nancy@example.com', Password: '123456' })) {
    cy.contains('label', label)
      .invoke('attr', 'for')
      .then((id) => cy.get(`#${id}`).type(value));
  }
  cy.contains('button', 'Sign In').click();
  // Not: “Sign In” at once; the button may not be busy yet, so the check passes before the form was sent.
  cy.contains('button', 'Loading...').should('be.visible');
  cy.tick(10_000);
  cy.contains('button', 'Sign In').should('be.visible');
});
