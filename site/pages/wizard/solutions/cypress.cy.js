const values = {
  name: 'Ada',
  email: 'ada@example.org',
  street: 'Main Street 1',
  postcode: '12345',
  city: 'London',
};

// With a stopped clock, all waits pass at once: also the minute of a code and the half minute of a lock.
beforeEach(() => {
  cy.clock();
  cy.visit('/wizard?delayScale=1');
});

it('checked: “Next” needs valid fields', () => {
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-heading]').should('have.text', 'Account');
  fill('name');
  cy.get('[data-test=wizard-email]').type('ada@example');
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-error-email]').should('be.visible');
  fill('email');
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-heading]').should('have.text', 'Address');
  fill('street', 'city');
  for (const wrong of ['1234', '123456']) {
    cy.get('[data-test=wizard-postcode]').clear();
    cy.get('[data-test=wizard-postcode]').type(wrong);
    cy.contains('button', 'Next').click();
    cy.get('[data-test=wizard-error-postcode]').should('have.text', 'Enter a postcode of five digits');
  }
  fill('postcode');
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-heading]').should('have.text', 'Preferences');
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-error-contact]').should('have.text', 'Choose how we contact you');
});

it('described: each wrong field is described by its message', () => {
  cy.contains('button', 'Next').click();
  for (const [field, message] of [
    ['name', 'Enter your name'],
    ['email', 'Enter an email address like ada@example.org'],
  ])
    cy.get(`[data-test=wizard-${field}]`).then(($field) => {
      cy.get(`#${$field.attr('aria-describedby')}`).should('have.text', message);
    });
});

it('focus: the first wrong field has the focus', () => {
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-name]').should('have.focus');
  fill('name');
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-email]').should('have.focus');
});

it('back: “Back” shows the step as it was filled in', () => {
  fillIn();
  cy.contains('button', 'Back').click();
  cy.get('[data-test=wizard-contact-post]').should('be.checked');
  cy.contains('button', 'Back').click();
  cy.get('[data-test=wizard-city]').should('have.value', 'London');
  cy.contains('button', 'Back').click();
  cy.get('[data-test=wizard-email]').should('have.value', 'ada@example.org');
});

it('current: the list marks the current step', () => {
  fillIn();
  for (const step of ['Preferences', 'Address', 'Account']) {
    cy.contains('button', 'Back').click();
    cy.get('[data-test=wizard-steps] [aria-current=step]').should('have.text', step);
  }
});

it('heading: the heading of a new step has the focus', () => {
  fillIn();
  cy.get('[data-test=wizard-heading]').should('have.focus');
  cy.contains('button', 'Back').click();
  cy.get('[data-test=wizard-heading]').should('have.focus');
});

it('history: back and forward lead through the steps', () => {
  fillIn();
  for (const step of ['Preferences', 'Address', 'Account']) {
    cy.go('back');
    cy.get('[data-test=wizard-heading]').should('have.text', step);
  }
  cy.get('[data-test=wizard-name]').should('have.value', 'Ada');
  cy.go('forward');
  cy.get('[data-test=wizard-heading]').should('have.text', 'Address');
  cy.get('[data-test=wizard-street]').should('have.value', 'Main Street 1');
});

it('address: the address keeps its options', () => {
  fillIn();
  cy.location('search').should('include', 'delayScale=1');
});

it('draft: a reload keeps step and values', () => {
  fillIn();
  cy.reload();
  cy.get('[data-test=wizard-heading]').should('have.text', 'Review');
  cy.contains('button', 'Back').click();
  cy.get('[data-test=wizard-contact-post]').should('be.checked');
  cy.get('[data-test=wizard-newsletter]').should('be.checked');
});

it('discarded: “Discard draft” empties all steps', () => {
  fillIn();
  cy.contains('button', 'Discard draft').click();
  shouldBeEmpty();
  cy.reload();
  shouldBeEmpty();
});

it('review: the review shows all values', () => {
  fillIn();
  for (const [field, value] of Object.entries({ ...values, contact: 'Post', newsletter: 'Yes' })) {
    cy.get(`[data-test=wizard-review-${field}]`).should('have.text', value);
  }
});

it('sent: the application is sent after 1 to 2 seconds', () => {
  fillIn();
  cy.contains('button', 'Send application').click();
  cy.tick(999);
  cy.get('[data-test=wizard-sent]').should('not.exist');
  cy.tick(1001);
  cy.get('[data-test=wizard-sent]').should('have.text', 'Application sent');
});

it('sending: the button is disabled while it sends', () => {
  fillIn();
  cy.contains('button', 'Send application').click();
  cy.get('[data-test=wizard-send]').should('have.text', 'Sending...').and('be.disabled');
});

it('gone: the draft is gone after it was sent', () => {
  fillIn();
  cy.contains('button', 'Send application').click();
  cy.tick(2000);
  cy.get('[data-test=wizard-sent]').should('be.visible');
  cy.reload();
  shouldBeEmpty();
});

it('typing: a digit moves the focus to the next box', () => {
  // Each key goes to the box with the focus.
  cy.get('[data-test=otp-digit-1]').click();
  cy.focused().type('1');
  cy.get('[data-test=otp-digit-2]').should('have.focus');
  for (const key of '23456') cy.focused().type(key);
  shouldHold('123456');
  cy.get('[data-test=otp-digit-6]').should('have.focus');
});

it('letters: letters change nothing', () => {
  cy.get('[data-test=otp-digit-1]').click();
  cy.focused().type('a');
  cy.get('[data-test=otp-digit-1]').should('have.focus');
  shouldHold('');
});

it('backspace: Backspace empties the box before', () => {
  paste(1, '123456');
  cy.get('[data-test=otp-digit-6]').type('{backspace}');
  shouldHold('12345');
  cy.get('[data-test=otp-digit-6]').type('{backspace}');
  shouldHold('1234');
  cy.get('[data-test=otp-digit-5]').should('have.focus');
});

it('paste: a pasted code fills all boxes', () => {
  paste(4, '123456');
  shouldHold('123456');
  paste(1, 'Your code: 987-65 4');
  shouldHold('987654');
});

it('code: a code arrives after 1 to 3 seconds', () => {
  cy.contains('button', 'Send code').click();
  cy.get('[data-test=otp-send]').should('be.disabled');
  cy.tick(999);
  cy.get('[data-test=otp-message-1]').should('not.exist');
  cy.tick(2001);
  codeOf(1).should('match', /^\d{6}$/);
});

it('newest: only the newest code is accepted', () => {
  sendCode();
  codeOf(1).then((first) => {
    sendCode();
    codeOf(2).should('not.equal', first);
    cy.get('[data-test=otp-state-1]').should('have.text', 'Replaced');
    verify(first);
    cy.get('[data-test=otp-result]').should('contain.text', 'Wrong code');
  });
  codeOf(2).then(verify);
  cy.get('[data-test=otp-success]').should('have.text', 'Number confirmed');
});

it('expiry: a code expires after 60 seconds', () => {
  // With the delay scale 0 a code arrives at once, so that its minute begins at a known moment.
  cy.visit('/wizard?delayScale=0');
  sendCode(10);
  cy.tick(59_900);
  cy.get('[data-test=otp-state-1]').should('have.text', 'Valid for 60 seconds');
  cy.tick(100);
  cy.get('[data-test=otp-state-1]').should('have.text', 'Expired');
});

it('expired: an expired code is refused', () => {
  sendCode();
  cy.tick(60_000);
  codeOf(1).then(verify);
  cy.get('[data-test=otp-result]').should('have.text', 'This code has expired');
});

it('wrong: a wrong code costs a try', () => {
  sendCode();
  for (const tries of [2, 1]) {
    codeOf(1).then((code) => verify(other(code)));
    cy.get('[data-test=otp-result]').should('have.text', `Wrong code, tries left: ${tries}`);
  }
});

it('lock: three wrong codes lock for 30 seconds', () => {
  sendCode();
  for (const _ of ['first', 'second', 'third']) codeOf(1).then((code) => verify(other(code)));
  cy.contains('button', 'Verify').should('be.disabled');
  cy.get('[data-test=otp-digit-1]').should('be.disabled');
  cy.tick(29_999);
  cy.contains('button', 'Verify').should('be.disabled');
  cy.tick(1);
  cy.contains('button', 'Verify').should('be.enabled');
  cy.get('[data-test=otp-digit-1]').should('be.enabled');
});

it('tries: a new code does not reset the tries', () => {
  sendCode();
  codeOf(1).then((code) => verify(other(code)));
  sendCode();
  for (const _ of ['second', 'third']) codeOf(2).then((code) => verify(other(code)));
  cy.contains('button', 'Verify').should('be.disabled');
});

function fill(...fields) {
  for (const field of fields) {
    cy.get(`[data-test=wizard-${field}]`).clear();
    cy.get(`[data-test=wizard-${field}]`).type(values[field]);
  }
}

function fillIn() {
  fill('name', 'email');
  cy.contains('button', 'Next').click();
  fill('street', 'postcode', 'city');
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-contact-post]').check();
  cy.get('[data-test=wizard-newsletter]').check();
  cy.contains('button', 'Next').click();
  cy.get('[data-test=wizard-heading]').should('have.text', 'Review');
}

function shouldBeEmpty() {
  cy.get('[data-test=wizard-heading]').should('have.text', 'Account');
  cy.get('[data-test=wizard-name]').should('have.value', '');
  cy.get('[data-test=wizard-email]').should('have.value', '');
}

function shouldHold(code) {
  for (const position of [1, 2, 3, 4, 5, 6])
    cy.get(`[data-test=otp-digit-${position}]`).should('have.value', code[position - 1] ?? '');
}

/** Sends the browser's event of a paste, because the clipboard needs a permission, and all tests share it. */
function paste(position, text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  cy.get(`[data-test=otp-digit-${position}]`).trigger('paste', { clipboardData });
}

function sendCode(longest = 3000) {
  cy.contains('button', 'Send code').click();
  cy.tick(longest);
}

const codeOf = (number) => cy.get(`[data-test=otp-code-${number}]`).invoke('text');

function verify(code) {
  cy.get('[data-test=otp-digit-1]').click();
  for (const key of code) cy.focused().type(key);
  cy.contains('button', 'Verify').click();
}

/** A code that differs from this one. */
const other = (code) => (code === '111111' ? '222222' : '111111');
