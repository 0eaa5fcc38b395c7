beforeEach(() => {
  cy.visit('/alerts');
});

it('none: no result is in the document before the first dialog', () => {
  cy.contains('button', 'Show Alert').should('be.visible');
  cy.get('[data-test=result-container]').should('not.exist');
});

it('alert: Show Alert opens an alert, and the result says so', () => {
  // Cypress accepts each alert by itself. The stub is there to tell that it came, and with which text.
  cy.on('window:alert', cy.stub().as('alert'));
  cy.contains('button', 'Show Alert').click();
  cy.get('@alert').should('be.calledOnceWithExactly', 'This is a simple alert!');
  cy.get('[data-test=result-container]').should('have.text', 'Last action: Alert shown');
});

it('confirm: Show Confirm asks, and the result is OK or Cancel', () => {
  // Cypress accepts each confirm too, unless a listener returns false: the answer has to be ready before the click.
  const answer = cy.stub().as('confirm');
  answer.onFirstCall().returns(true);
  answer.onSecondCall().returns(false);
  cy.on('window:confirm', answer);
  for (const [index, result] of ['OK', 'Cancel'].entries()) {
    cy.contains('button', 'Show Confirm').click();
    cy.get('@confirm').should('have.callCount', index + 1);
    cy.get('@confirm').should('be.always.calledWithExactly', 'Do you want to proceed?');
    cy.get('[data-test=result-container]').should('have.text', `Last action: Confirm dialog: ${result}`);
  }
});

it('prompt: Show Prompt asks for a name, and the result has it', () => {
  answerPrompt('Nancy');
  cy.contains('button', 'Show Prompt').click();
  cy.get('@prompt').should('be.calledOnceWithExactly', 'Please enter your name:');
  cy.get('[data-test=result-container]').should('have.text', 'Last action: Prompt dialog: "Nancy"');
});

it('no-name: a prompt that was cancelled or left empty counts as cancelled', () => {
  for (const answer of [null, '']) {
    // Each answer in a new document, where the result of the last one cannot be taken for its own.
    cy.visit('/alerts');
    answerPrompt(answer);
    cy.contains('button', 'Show Prompt').click();
    cy.get('[data-test=result-container]').should('have.text', 'Last action: Prompt dialog: Cancel');
  }
});

it('modal: Show Dialog Modal opens a dialog of the page', () => {
  cy.contains('button', 'Show Dialog Modal').click();
  cy.get('[role=dialog]').within(() => {
    cy.get('[data-test=dialog-title]').should('be.visible').and('have.text', 'Alert');
    cy.get('[data-test=dialog-text]').should('have.text', 'This is a simple alert!');
  });
  cy.get('[data-test=result-container]').should('have.text', 'Last action: Dialog Model shown');
});

it('closed: OK closes it and is noted, Escape leaves the result as it was', () => {
  cy.contains('button', 'Show Dialog Modal').click();
  cy.get('[data-test=dialog]').should('be.visible');
  // Typing into the body sends the keys to whatever has the focus.
  cy.get('body').type('{esc}');
  cy.get('[data-test=dialog]').should('not.exist');
  cy.get('[data-test=result-container]').should('have.text', 'Last action: Dialog Model shown');

  cy.contains('button', 'Show Dialog Modal').click();
  cy.get('[data-test=dialog]').contains('button', 'OK').click();
  cy.get('[data-test=dialog]').should('not.exist');
  cy.get('[data-test=result-container]').should('have.text', 'Last action: Alert shown');
});

/** There is no event for a prompt, so its function is replaced in the page's window. */
function answerPrompt(answer) {
  cy.window().then((win) => {
    cy.stub(win, 'prompt').as('prompt').returns(answer);
  });
}
