it('accepted: the right name and password show a success', () => {
  logIn('admin', 'admin');
  cy.contains('h2', 'Successfully authenticated!').should('be.visible');
});

it('refused: a wrong or empty name or password is refused', () => {
  logIn('admin', 'wrong');
  cy.get('form [role=alert]').should('have.text', 'Invalid username or password');
  // Not: a second login without a new page; right after its click the message of the first one may still be there.
  logIn('wrong', 'admin');
  cy.get('form [role=alert]').should('have.text', 'Invalid username or password');
});

function logIn(username, password) {
  cy.visit('/auth?delayScale=0.1');
  for (const [label, value] of Object.entries({ Username: username, Password: password })) {
    cy.contains('label', label)
      .invoke('attr', 'for')
      .then((id) => cy.get(`#${id}`).type(value));
  }
  cy.contains('button', 'Login').click();
}
