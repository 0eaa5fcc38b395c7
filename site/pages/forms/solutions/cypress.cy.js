const labels = { username: 'Username', email: 'Email', password: 'Password' };
const values = { username: 'nancy', email: 'nancy@example.com', password: '123456' };

// The length of the wait is part of what is tested, so it is the real one wherever this site is served.
beforeEach(() => {
  cy.clock();
  cy.visit('/forms?delayScale=1', {
    onBeforeLoad(win) {
      cy.spy(win.console, 'log').as('log');
    },
  });
});

it('fields: the fields are labelled, and the password is hidden', () => {
  for (const name of ['username', 'email', 'password']) {
    field(name).should('have.attr', 'data-test', `${name}-input`);
  }
  field('password').should('have.attr', 'type', 'password');
});

it('required: sent empty, the form shows every message at once, each tied to its field', () => {
  cy.get('[data-test=submit-button]').click();
  for (const name of ['username', 'email', 'password']) {
    cy.get(`[data-test=${name}-error]`).should('have.text', `${labels[name]} is required`);
    // The accessible description is the text of the element that this attribute names.
    cy.get(`[data-test=${name}-error]`).should(($message) => {
      const [input] = $message.siblings('input');
      expect(input.getAttribute('aria-describedby')).to.equal($message.attr('id'));
      expect($message[0].getBoundingClientRect().top).to.be.at.least(input.getBoundingClientRect().bottom);
    });
  }
});

it('email: an email without a name, an @ or a dot is invalid', () => {
  for (const email of ['nancy123@gmail', 'nancy.gmail.com', '@gmail.com', 'nancy']) {
    field('email').type(email);
    cy.get('[data-test=submit-button]').click();
    cy.get('[data-test=email-error]').should('have.text', 'Email is invalid');
    // Emptied in between, so that the next message cannot be the old one.
    field('email').clear();
    cy.get('[data-test=submit-button]').click();
    cy.get('[data-test=email-error]').should('have.text', 'Email is required');
  }
  field('email').type('nancy123@gmail.com');
  cy.get('[data-test=submit-button]').click();
  cy.get('[data-test=email-error]').should('not.exist');
});

it('password: one of 5 characters is too short, one of 6 is not', () => {
  field('password').type('12345');
  cy.get('[data-test=submit-button]').click();
  cy.get('[data-test=password-error]').should('have.text', 'Password must be at least 6 characters');
  field('password').type('6');
  cy.get('[data-test=submit-button]').click();
  cy.get('[data-test=password-error]').should('not.exist');
});

it('corrected: a message stays until the next submit, and is gone after it', () => {
  cy.get('[data-test=submit-button]').click();
  field('username').type('nancy');
  field('username').blur();
  cy.get('[data-test=username-error]').should('have.text', 'Username is required');
  cy.get('[data-test=submit-button]').click();
  cy.get('[data-test=username-error]').should('not.exist');
  cy.get('[data-test=email-error]').should('have.text', 'Email is required');
});

it('busy: the button is disabled and reads Loading... for one to three seconds', () => {
  fillIn();
  cy.get('[data-test=submit-button]').click();
  // First busy, then ready again: the button reads "Sign In" before the click as well.
  cy.get('[data-test=submit-button]').should('be.disabled').and('have.text', 'Loading...');
  cy.tick(999);
  cy.get('[data-test=submit-button]').should('be.disabled').and('have.text', 'Loading...');
  cy.tick(2001);
  cy.get('[data-test=submit-button]').should('be.enabled').and('have.text', 'Sign In');
});

it('logged: at the end the values are logged once, and stay in the fields', () => {
  fillIn();
  cy.get('[data-test=submit-button]').click();
  cy.get('[data-test=submit-button]').should('be.disabled');
  cy.tick(999);
  cy.get('@log').should('not.be.called');
  cy.tick(10_000);
  cy.get('[data-test=submit-button]').should('be.enabled');
  cy.get('@log').should('be.calledOnce');
  cy.get('@log').its('firstCall.args.1').should('deep.equal', values);
  for (const [name, value] of Object.entries(values)) field(name).should('have.value', value);
});

/** The field that a label stands for, as a person finds it. */
function field(name) {
  return cy
    .contains('label', labels[name])
    .invoke('attr', 'for')
    .then((id) => cy.get(`#${id}`));
}

function fillIn() {
  for (const [name, value] of Object.entries(values)) field(name).type(value);
}
