beforeEach(() => {
  cy.visit('/exit-intent');
});

it('top: a dialog opens when the pointer leaves at a vertical position of 0 or less', () => {
  for (const y of [0, -1, -250]) {
    cy.get('[data-test=exit-modal]').should('not.exist');
    leaveAt(300, y);
    cy.get('[data-test=exit-modal][role=dialog]').should('be.visible');
    cy.reload();
  }
});

it('edges: leaving by another edge opens nothing', () => {
  for (const [x, y] of [
    [-1, 300],
    [Cypress.config('viewportWidth') + 1, 300],
    [300, Cypress.config('viewportHeight') + 1],
    [300, 1],
  ]) {
    leaveAt(x, y);
  }
  // An absence can be checked only after something that comes later. The dialog would also be in this click's way.
  cy.get('[data-test=theme-toggle]').click();
  cy.get('[data-test=exit-modal]').should('not.exist');
});

it('dismissed: Close, No thanks and Subscribe each close the dialog', () => {
  for (const button of ['[aria-label=Close]', 'button:contains("No thanks")', 'button:contains("Subscribe")']) {
    leaveAt(300, 0);
    cy.get('[data-test=exit-modal]').find(button).click();
    cy.get('[data-test=exit-modal]').should('not.exist');
    cy.reload();
  }
});

it('result: it reads Closed, Declined or Subscribed, and nothing before', () => {
  for (const [testId, result] of [
    ['close-modal', 'Closed'],
    ['modal-no', 'Declined'],
    ['modal-yes', 'Subscribed'],
  ]) {
    cy.get('[data-test=exit-result]').should('have.text', '');
    leaveAt(300, 0);
    cy.get('[data-test=exit-modal]').should('be.visible');
    cy.get('[data-test=exit-result]').should('have.text', '');
    cy.get(`[data-test=${testId}]`).click();
    cy.get('[data-test=exit-result]').should('have.text', result);
    cy.reload();
  }
});

it('once: once closed it does not open again until the page is opened again', () => {
  for (const testId of ['close-modal', 'modal-no', 'modal-yes']) {
    leaveAt(300, 0);
    cy.get(`[data-test=${testId}]`).click();
    cy.get('[data-test=exit-modal]').should('not.exist');
    leaveAt(300, 0);
    leaveAt(300, -10);
    cy.get('[data-test=theme-toggle]').click();
    cy.get('[data-test=exit-modal]').should('not.exist');
    cy.reload();
  }
  leaveAt(300, 0);
  cy.get('[data-test=exit-modal]').should('be.visible');
});

it('unsent: Subscribe sends nothing', () => {
  // Set up after the visit: what the page itself fetches comes before.
  cy.intercept('**').as('request');
  leaveAt(300, 0);
  cy.get('[data-test=modal-yes]').click();
  cy.get('[data-test=exit-modal]').should('not.exist');
  cy.get('@request.all').should('have.length', 0);
});

it('focus: Tab and Shift+Tab stay in the dialog, and the focus comes back', () => {
  cy.get('[data-test=theme-toggle]').focus();
  leaveAt(300, 0);
  cy.get('[data-test=close-modal]').focus();
  for (const testId of ['modal-no', 'modal-yes', 'close-modal']) {
    cy.press(Cypress.Keyboard.Keys.TAB);
    cy.get(`[data-test=${testId}]`).should('have.focus');
  }
  for (const testId of ['modal-yes', 'modal-no', 'close-modal']) {
    // `press` has no modifiers, so Shift+Tab is only its event. That is enough where the page moves the focus itself.
    cy.focused().trigger('keydown', { key: 'Tab', shiftKey: true, force: true });
    cy.get(`[data-test=${testId}]`).should('have.focus');
  }
  cy.get('[data-test=close-modal]').click();
  cy.get('[data-test=exit-modal]').should('not.exist');
  cy.get('[data-test=theme-toggle]').should('have.focus');
});

/** No tool can move the pointer out of its window, so this sends the event that the browser would send. */
function leaveAt(clientX, clientY) {
  cy.document().trigger('mouseleave', { clientX, clientY, relatedTarget: null });
}
