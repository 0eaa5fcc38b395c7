const labels = { username: 'Username', email: 'Email', password: 'Password' };
const values = { username: 'nancy', email: 'nancy@example.com', password: 'secret1' };

// The length of the wait is tested, so the address sets the real one: delayScale=1.
beforeEach(() => {
  cy.clock();
  cy.visit('/forms?delayScale=1', {
    onBeforeLoad(win) {
      cy.spy(win.console, 'log').as('log');
    },
  });
});

it('fields: the fields are labelled', () => {
  for (const [name, label] of Object.entries(labels)) {
    cy.contains('label', label)
      .invoke('attr', 'for')
      .then((id) => {
        cy.get(`#${id}`).should('have.attr', 'data-test', `${name}-input`);
      });
  }
});

it('hidden: the password is hidden', () => {
  cy.get('[data-test=password-input]').should('have.attr', 'type', 'password');
});

it('required: the empty form shows every message at once', () => {
  submit();
  for (const name of Object.keys(labels)) {
    cy.get(`[data-test=${name}-error]`).should('have.text', `${labels[name]} is required`);
  }
});

it('below: each message is below its field', () => {
  submit();
  for (const name of Object.keys(labels)) {
    cy.get(`[data-test=${name}-error]`).should(($message) => {
      const [input] = $message.siblings('input');
      expect($message[0].getBoundingClientRect().top).to.be.at.least(input.getBoundingClientRect().bottom);
    });
  }
});

it('described: each message describes its field', () => {
  submit();
  for (const name of Object.keys(labels)) {
    // The accessible description is the text of the element that this attribute names.
    cy.get(`[data-test=${name}-error]`)
      .invoke('attr', 'id')
      .then((id) => {
        cy.get(`[data-test=${name}-input]`).should('have.attr', 'aria-describedby', id);
      });
  }
});

it('email: an email without a name, an @ or a dot is invalid', () => {
  field('username').type(values.username);
  for (const email of ['nancy123@gmail', 'nancy.gmail.com', '@gmail.com', 'nancy']) {
    field('email').type(email);
    submit();
    cy.get('[data-test=email-error]').should('have.text', 'Email is invalid');
    // Empties the field in between, so that the next message cannot be the old one.
    field('email').clear();
    submit();
    cy.get('[data-test=email-error]').should('have.text', 'Email is required');
  }
});

it('password: a password of 5 characters is too short', () => {
  field('username').type(values.username);
  field('password').type('12345');
  submit();
  cy.get('[data-test=password-error]').should('have.text', 'Password must be at least 6 characters');
});

it('shortest: a password of 6 characters is long enough', () => {
  field('password').type('123456');
  submit();
  // The message of another field shows that the form was checked.
  cy.get('[data-test=username-error]').should('be.visible');
  cy.get('[data-test=password-error]').should('not.exist');
});

it('unchanged: a message stays while its field is corrected', () => {
  submit();
  field('username').type('nancy');
  field('username').blur();
  cy.get('[data-test=username-error]').should('have.text', 'Username is required');
});

it('corrected: a message is gone after the next submit', () => {
  submit();
  cy.get('[data-test=username-error]').should('be.visible');
  field('username').type(values.username);
  submit();
  cy.get('[data-test=username-error]').should('not.exist');
  field('email').type(values.email);
  field('password').type(values.password);
  submit();
  cy.get('[data-test$=-error]').should('not.exist');
});

it('busy: the button is disabled for one to three seconds', () => {
  submitValues();
  cy.get('[data-test=submit-button]').should('be.disabled');
  cy.tick(999);
  cy.get('[data-test=submit-button]').should('be.disabled');
  cy.tick(2001);
  cy.get('[data-test=submit-button]').should('be.enabled');
});

it('loading: the button shows “Loading...” while the form is sent', () => {
  submitValues();
  cy.get('[data-test=submit-button]').should('have.text', 'Loading...');
  cy.tick(999);
  cy.get('[data-test=submit-button]').should('have.text', 'Loading...');
});

it('ready: the button shows “Sign In” again once the form is sent', () => {
  submitValues();
  // First busy, then ready again, because the button shows "Sign In" before the click, too.
  cy.get('[data-test=submit-button]').should('not.have.text', 'Sign In');
  cy.tick(10_000);
  cy.get('[data-test=submit-button]').should('have.text', 'Sign In');
});

it('logged: the values are logged once the form is sent', () => {
  submitValues();
  cy.tick(999);
  cy.get('@log').should('not.be.called');
  cy.tick(10_000);
  cy.get('@log').should('be.called');
  cy.get('@log').its('firstCall.args.1').should('deep.equal', values);
});

it('once: the values are logged once', () => {
  submitValues();
  cy.tick(10_000);
  cy.get('[data-test=submit-button]').should('be.enabled');
  cy.get('@log').should('be.calledOnce');
});

it('kept: the fields still have their values', () => {
  submitValues();
  cy.get('[data-test=submit-button]').should('be.disabled');
  cy.tick(10_000);
  cy.get('[data-test=submit-button]').should('be.enabled');
  for (const [name, value] of Object.entries(values)) field(name).should('have.value', value);
});

function field(name) {
  return cy.get(`[data-test=${name}-input]`);
}

function submit() {
  cy.get('[data-test=submit-button]').click();
}

function submitValues() {
  for (const [name, value] of Object.entries(values)) field(name).type(value);
  submit();
}
