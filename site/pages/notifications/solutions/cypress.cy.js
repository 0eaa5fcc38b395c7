// Five seconds pass at once with a clock that stands still, and nothing leaves before it is read.
beforeEach(() => {
  cy.clock();
  cy.visit('/notifications?delayScale=0');
});

it('added: each button adds a notification of its kind', () => {
  for (const [index, kind] of ['Success', 'Error', 'Info'].entries()) {
    cy.contains('button', `${kind} Message`).click();
    notifications().should('have.length', index + 1);
    notifications().last().should('have.text', `This is a ${kind.toLowerCase()} notification message`);
  }
});

it('order: they stand in the order of arrival and are numbered from 1', () => {
  add('info', 'success', 'error');
  shouldBe('info', 'success', 'error');
  cy.get('[data-test=close-notification-3]').click();
  add('info');
  cy.get('[data-test=notification-1]').should('contain.text', 'info');
  cy.get('[data-test=notification-2]').should('contain.text', 'success');
  cy.get('[data-test=notification-4]').should('contain.text', 'info');
  cy.get('[data-test=notification-3]').should('not.exist');
});

it('timeout: each is gone 5 seconds after it was added', () => {
  add('success', 'error', 'info');
  cy.tick(4999);
  notifications().should('have.length', 3);
  cy.tick(1);
  notifications().should('not.exist');
});

it('own: adding or closing one leaves the time of the others alone', () => {
  add('success');
  cy.tick(2000);
  add('error');
  cy.tick(1000);
  add('info');
  cy.get('[data-test=close-notification-2]').click();
  cy.get('[data-test=notification-2]').should('not.exist');
  cy.tick(1999);
  cy.get('[data-test=notification-1]').should('be.visible');
  cy.tick(1);
  // Named one by one: "a notification is gone" would be true of any of them.
  cy.get('[data-test=notification-1]').should('not.exist');
  cy.get('[data-test=notification-3]').should('be.visible');
  cy.tick(2999);
  cy.get('[data-test=notification-3]').should('be.visible');
  cy.tick(1);
  cy.get('[data-test=notification-3]').should('not.exist');
});

it('close: its button takes this notification away and no other', () => {
  add('success', 'error', 'info');
  cy.get('[aria-label="Close notification 2"]').click();
  shouldBe('success', 'info');
  cy.get('[aria-label="Close notification 1"]').click();
  shouldBe('info');
  cy.get('[aria-label="Close notification 3"]').click();
  notifications().should('not.exist');
});

it('announced: the container is a polite live region', () => {
  // It has to be there before its first message: what comes with its text is not announced.
  cy.get('[data-test=notification-container]').should('have.attr', 'aria-live', 'polite');
  add('info');
  cy.get('[data-test=notification-container]').find('[data-test=notification-1]').should('be.visible');
});

function notifications() {
  return cy.get('[data-test=notification-container]').children();
}

/** Adds one of each kind and waits for it, because its time begins when it shows. */
function add(...kinds) {
  for (const kind of kinds) {
    cy.get(`[data-test=add-${kind}]`).click();
    notifications().last().should('contain.text', kind);
  }
}

function shouldBe(...kinds) {
  notifications().should('have.text', kinds.map((kind) => `This is a ${kind} notification message`).join(''));
}
