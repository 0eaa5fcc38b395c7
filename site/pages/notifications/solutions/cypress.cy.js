// With a stopped clock, five seconds pass at once, and no notification leaves before it is read.
beforeEach(() => {
  cy.clock();
  cy.visit('/notifications');
});

it('added: “Success Message” adds a success message', () => {
  cy.contains('button', 'Success Message').click();
  notification(1).should('have.text', 'This is a success notification message');
});

it('error: “Error Message” adds an error message', () => {
  cy.contains('button', 'Error Message').click();
  notification(1).should('have.text', 'This is a error notification message');
});

it('info: “Info Message” adds an info message', () => {
  cy.contains('button', 'Info Message').click();
  notification(1).should('have.text', 'This is a info notification message');
});

it('order: notifications are numbered in the order of their arrival', () => {
  add('info', 'success', 'error');
  for (const index of [0, 1, 2]) {
    notifications()
      .eq(index)
      .should('have.attr', 'data-test', `notification-${index + 1}`);
  }
});

it('numbers: the number of a closed notification is not used again', () => {
  add('success', 'success');
  close(2);
  notification(2).should('not.exist');
  add('success');
  notification(3).should('be.visible');
});

it('timeout: each notification is gone after 5 seconds', () => {
  add('success', 'error', 'info');
  cy.tick(4999);
  notifications().should('have.length', 3);
  cy.tick(1);
  notifications().should('not.exist');
});

it('unscaled: the delay scale does not change the 5 seconds', () => {
  cy.visit('/notifications?delayScale=0');
  add('success');
  cy.tick(4999);
  notification(1).should('be.visible');
});

it('own: a new notification leaves the time of the others alone', () => {
  add('success');
  cy.tick(2000);
  add('success');
  cy.tick(3000);
  // By its number, because any of them could be “a notification” that is gone.
  notification(1).should('not.exist');
});

it('apart: a notification that disappears removes no other', () => {
  add('success');
  cy.tick(2000);
  add('success');
  cy.tick(4000);
  notification(1).should('not.exist');
  notification(2).should('be.visible');
});

it('closing: closing a notification leaves the time of the others alone', () => {
  add('success', 'success');
  cy.tick(2000);
  close(1);
  notification(1).should('not.exist');
  cy.tick(2999);
  notification(2).should('be.visible');
  cy.tick(1);
  notification(2).should('not.exist');
});

it('close: the button of a notification removes it at once', () => {
  add('success');
  close(1);
  notification(1).should('not.exist');
});

it('others: the button of a notification removes no other', () => {
  add('success', 'success', 'success');
  close(2);
  notification(2).should('not.exist');
  for (const number of [1, 3]) notification(number).should('be.visible');
});

it('named: the name of each button has the number', () => {
  add('success', 'success');
  for (const number of [1, 2]) {
    cy.get(`[data-test=close-notification-${number}]`).should(
      'have.attr',
      'aria-label',
      `Close notification ${number}`,
    );
  }
});

it('announced: the container is a polite live region', () => {
  cy.get('[data-test=notification-container]').should('have.attr', 'aria-live', 'polite');
});

it('ready: the live region is there before the first notification', () => {
  // The region must be there before its text. Otherwise it is not announced.
  cy.get('[data-test=notification-container]')
    .should('have.attr', 'role', 'log')
    .and('not.have.css', 'display', 'none');
  notifications().should('not.exist');
});

function notifications() {
  return cy.get('[data-test=notification-container]').children();
}

function notification(number) {
  return cy.get(`[data-test=notification-${number}]`);
}

/** Adds one of each kind and waits until it shows, because its time begins then. */
function add(...kinds) {
  for (const kind of kinds) {
    cy.get(`[data-test=add-${kind}]`).click();
    notifications().last().should('contain.text', kind);
  }
}

function close(number) {
  cy.get(`[data-test=close-notification-${number}]`).click();
}
