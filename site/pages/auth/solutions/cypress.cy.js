// The length of the wait is tested, so the address sets the real one: delayScale=1. With a stopped clock, it is exact
// and takes no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/auth?delayScale=1');
});

it('account: the page shows the demo account', () => {
  cy.get('[data-test=demo-account]').should('be.visible').and('contain.text', 'username admin, password admin');
});

it('busy: the button shows “Loading...” while a login is checked', () => {
  logIn('wrong', 'wrong');
  cy.get('[data-test=login-button]').should('have.text', 'Loading...');
  cy.tick(3000);
  cy.get('[data-test=login-button]').should('have.text', 'Login');
});

it('disabled: the button is disabled while a login is checked', () => {
  logIn('wrong', 'wrong');
  cy.get('[data-test=login-button]').should('be.disabled');
  cy.tick(3000);
  cy.get('[data-test=login-button]').should('be.enabled');
});

it('duration: a login is checked for one to three seconds', () => {
  logIn('admin', 'admin');
  cy.tick(999);
  cy.get('[data-test=login-button]').should('have.text', 'Loading...');
  cy.tick(2001);
  cy.get('[data-test=auth-success]').should('be.visible');
});

it('accepted: the right name and password show a success', () => {
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.get('[data-test=auth-success]').should('be.visible').and('contain.text', 'Successfully authenticated!');
});

it('gone: the form is gone after a successful login', () => {
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.get('[data-test=auth-success]').should('be.visible');
  cy.get('[data-test=auth-form]').should('not.exist');
});

it('offered: a successful login shows the button “Logout”', () => {
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.contains('button', 'Logout').should('be.visible');
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
    // Each login gets a new page, so that the error of an earlier login cannot pass for its own.
    cy.visit('/auth?delayScale=1');
    logIn(username, password);
    cy.tick(3000);
    cy.get('[data-test=auth-form] [data-test=auth-error]').should('have.text', 'Invalid username or password');
  }
});

it('red: the message is red', () => {
  logIn('wrong', 'wrong');
  cy.tick(3000);
  cy.get('[data-test=auth-error]').should(($error) => {
    const [red, green, blue] = $error.css('color').match(/\d+/g)?.map(Number) ?? [];
    expect(red).to.be.greaterThan(Math.max(green, blue));
  });
});

it('cleared: the message is gone as soon as the next login is sent', () => {
  logIn('wrong', 'wrong');
  cy.tick(3000);
  cy.get('[data-test=auth-error]').should('be.visible');
  cy.get('[data-test=login-button]').click();
  // The clock is stopped, so the next login is still being checked.
  cy.get('[data-test=auth-error]').should('not.exist');
});

it('retry: a right login after a refused one is successful', () => {
  logIn('wrong', 'wrong');
  cy.tick(3000);
  cy.get('[data-test=auth-error]').should('be.visible');
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.get('[data-test=auth-success]').should('be.visible');
});

it('logout: “Logout” shows the form again, with empty fields', () => {
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.get('[data-test=logout-button]').click();
  cy.get('[data-test=username-input]').should('have.value', '');
  cy.get('[data-test=password-input]').should('have.value', '');
});

it('fresh: the form has no message after “Logout”', () => {
  logIn('admin', 'admin');
  cy.tick(3000);
  cy.get('[data-test=logout-button]').click();
  cy.get('[data-test=auth-form]').should('be.visible');
  cy.get('[data-test=auth-error]').should('not.exist');
});

it('repeated: the same seed gives the same wait', () => {
  // A seed repeats every choice: with this one the first login takes 1353 ms.
  for (const _ of ['once', 'twice', 'three times']) {
    cy.visit('/auth?seed=7&delayScale=1');
    logIn('admin', 'admin');
    cy.tick(1352);
    cy.get('[data-test=login-button]').should('be.disabled');
    cy.tick(1);
    cy.get('[data-test=auth-success]').should('be.visible');
  }
});

it('unscaled: a login takes no time with ?delayScale=0', () => {
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
