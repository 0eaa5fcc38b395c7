beforeEach(() => {
  cy.visit('/alerts');
});

it('alert: “Show Alert” opens an alert', () => {
  // Cypress accepts each alert by itself. The stub records that it opened, and with which text.
  cy.on('window:alert', cy.stub().as('alert'));
  cy.contains('button', 'Show Alert').click();
  cy.get('@alert').should('be.calledOnceWithExactly', 'This is a simple alert!');
});

it('shown: the result says that an alert was shown', () => {
  cy.contains('button', 'Show Alert').click();
  shouldResultIn('Last action: Alert shown');
});

it('confirm: “Show Confirm” opens a confirm', () => {
  cy.on('window:confirm', cy.stub().as('confirm'));
  cy.contains('button', 'Show Confirm').click();
  cy.get('@confirm').should('be.calledOnceWithExactly', 'Do you want to proceed?');
});

it('ok: an accepted confirm has the result OK', () => {
  // Cypress accepts each confirm too.
  cy.contains('button', 'Show Confirm').click();
  shouldResultIn('Last action: Confirm dialog: OK');
});

it('cancel: a dismissed confirm has the result Cancel', () => {
  // A listener that returns false dismisses it. It has to be there before the click.
  cy.on('window:confirm', () => false);
  cy.contains('button', 'Show Confirm').click();
  shouldResultIn('Last action: Confirm dialog: Cancel');
});

it('prompt: “Show Prompt” opens a prompt', () => {
  answerPrompt('Nancy');
  cy.contains('button', 'Show Prompt').click();
  cy.get('@prompt').should('be.calledOnceWithExactly', 'Please enter your name:');
});

it('name: the result of a prompt has the name in quotation marks', () => {
  answerPrompt('Nancy');
  cy.contains('button', 'Show Prompt').click();
  shouldResultIn('Last action: Prompt dialog: "Nancy"');
});

it('no-name: a dismissed prompt has the result Cancel', () => {
  answerPrompt(null);
  cy.contains('button', 'Show Prompt').click();
  shouldResultIn('Last action: Prompt dialog: Cancel');
});

it('empty: an empty name counts as a dismissed prompt', () => {
  answerPrompt('');
  cy.contains('button', 'Show Prompt').click();
  shouldResultIn('Last action: Prompt dialog: Cancel');
});

it('modal: “Show Dialog Modal” opens a dialog of the page', () => {
  openModal();
  cy.get('[role=dialog] [data-test=dialog-title]').should('have.text', 'Alert');
  cy.get('[role=dialog] [data-test=dialog-text]').should('have.text', 'This is a simple alert!');
});

it('opened: the result says that the dialog was shown', () => {
  openModal();
  shouldResultIn('Last action: Dialog Model shown');
});

it('closed: “OK” closes the dialog', () => {
  openModal();
  cy.get('[data-test=dialog]').contains('button', 'OK').click();
  cy.get('[data-test=dialog]').should('not.exist');
});

it('accepted: the result after “OK” is that of an alert', () => {
  openModal();
  cy.get('[data-test=dialog]').contains('button', 'OK').click();
  shouldResultIn('Last action: Alert shown');
});

it('escape: Escape closes the dialog', () => {
  openModal();
  // Typing into the body sends the keys to the element with the focus.
  cy.get('body').type('{esc}');
  cy.get('[data-test=dialog]').should('not.exist');
});

it('dismissed: Escape leaves the result as it was', () => {
  openModal();
  cy.get('[data-test=result-container]')
    .invoke('text')
    .then((before) => {
      cy.get('body').type('{esc}');
      shouldResultIn(before);
    });
});

it('none: no result is in the document before the first dialog', () => {
  cy.contains('button', 'Show Alert').should('be.visible');
  cy.get('[data-test=result-container]').should('not.exist');
});

/** There is no event for a prompt, so its function is mocked in the page's window. */
function answerPrompt(answer) {
  cy.window().then((win) => {
    cy.stub(win, 'prompt').as('prompt').returns(answer);
  });
}

function openModal() {
  cy.contains('button', 'Show Dialog Modal').click();
  cy.get('[data-test=dialog]').should('be.visible');
}

function shouldResultIn(result) {
  cy.get('[data-test=result-container]').should('have.text', result);
}
