// The length of the wait is part of what is tested, so it is the real one wherever this site is served. A clock that
// stands still makes it exact, and it costs no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/auth?delayScale=1');
});

it('account: the page shows the demo account', () => {
  cy.get('[data-test=demo-account]').should('be.visible').and('contain.text', 'username admin, password admin');
});

it('busy: the button is disabled and reads Loading... for one to three seconds', () => {
  logIn('admin', 'wrong');
  cy.get('[data-test=login-button]').should('be.disabled').and('have.text', 'Loading...');
  cy.tick(999);
  cy.get('[data-test=login-button]').should('be.disabled').and('have.text', 'Loading...');
  cy.tick(2001);
  cy.get('[data-test=login-button]').should('be.enabled').and('have.text', 'Login');
});

it('accepted: with both right the form gives way to a success', () => {
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.get('[data-test=auth-success]').should('be.visible').and('contain.text', 'Successfully authenticated!');
  cy.contains('button', 'Logout').should('be.visible');
  cy.get('[data-test=auth-form]').should('not.exist');
});

it('refused: a wrong or empty name or password is refused', () => {
  for (const [username, password] of [
    ['admin', 'wrong'],
    ['wrong', 'admin'],
    ['Admin', 'admin'],
    ['admin', 'admin '],
    ['admin', ''],
    ['', 'admin'],
    ['', ''],
  ]) {
    logIn(username, password);
    // The last error has to go first, or it would be taken for the answer.
    cy.get('[data-test=auth-error]').should('not.exist');
    cy.tick(3000);
    cy.get('[data-test=auth-error]').should('be.visible').and('have.text', 'Invalid username or password');
    cy.get('[data-test=auth-form]').should('be.visible');
    cy.get('[data-test=auth-success]').should('not.exist');
  }
  cy.get('[data-test=auth-form]').should(($form) => {
    const $error = $form.find('[data-test=auth-error]');
    const [red, green, blue] = $error.css('color').match(/\d+/g)?.map(Number) ?? [];
    expect(red).to.be.greaterThan(Math.max(green, blue));
    const { bottom } = $form.find('[data-test=login-button]')[0].getBoundingClientRect();
    expect($error[0].getBoundingClientRect().top).to.be.at.least(bottom);
  });
});

it('cleared: the message is gone as soon as the next login is sent', () => {
  logIn('admin', 'wrong');
  cy.tick(3000);
  cy.get('[data-test=auth-error]').should('be.visible');
  cy.get('[data-test=login-button]').click();
  cy.get('[data-test=login-button]').should('be.disabled');
  cy.get('[data-test=auth-error]').should('not.exist');
});

it('logout: Logout leads back to the form, with empty fields and no message', () => {
  logIn('admin', 'wrong');
  cy.tick(3000);
  cy.get('[data-test=auth-error]').should('be.visible');
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.get('[data-test=logout-button]').click();
  cy.get('[data-test=username-input]').should('have.value', '');
  cy.get('[data-test=password-input]').should('have.value', '');
  cy.get('[data-test=auth-error]').should('not.exist');
  cy.get('[data-test=auth-success]').should('not.exist');
});

it('repeated: the same seed gives the same wait, and ?delayScale=0 none', () => {
  // A seed repeats every choice: with this one the first login takes 1353 ms.
  for (const _ of ['once', 'twice', 'three times']) {
    cy.visit('/auth?seed=7&delayScale=1');
    logIn('admin', 'admin');
    cy.tick(1352);
    cy.get('[data-test=login-button]').should('be.disabled');
    cy.tick(1);
    cy.get('[data-test=auth-success]').should('be.visible');
  }

  cy.visit('/auth?delayScale=0');
  logIn('admin', 'admin');
  cy.tick(1);
  cy.get('[data-test=auth-success]').should('be.visible');
});

function logIn(username, password) {
  for (const [field, value] of Object.entries({ username, password })) {
    cy.get(`[data-test=${field}-input]`).clear();
    // Cypress refuses to type nothing.
    if (value) cy.get(`[data-test=${field}-input]`).type(value);
  }
  cy.get('[data-test=login-button]').click();
}
