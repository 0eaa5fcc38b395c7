beforeEach(() => {
  cy.visit('/exit-intent');
});

it('top: a dialog opens when the pointer leaves at the top', () => {
  // Far above the window, where a fast pointer is when the browser notices it.
  leaveAt(300, -250);
  cy.get('[data-test=exit-modal][role=dialog]').should('be.visible');
});

it('zero: a vertical position of 0 is enough', () => {
  leaveAt(300, 0);
  cy.get('[data-test=exit-modal]').should('be.visible');
});

it('edges: another edge opens nothing', () => {
  for (const [x, y] of [
    [-1, 300],
    [Cypress.config('viewportWidth') + 1, 300],
    [300, Cypress.config('viewportHeight') + 1],
    [300, 1],
  ]) {
    leaveAt(x, y);
  }
  // Checks the absence only after something that comes later. An open dialog would also be in this click's way.
  cy.get('[data-test=theme-toggle]').click();
  cy.get('[data-test=exit-modal]').should('not.exist');
});

it('dismissed: “Close” closes the dialog', () => {
  closeBy('[aria-label=Close]');
  cy.get('[data-test=exit-modal]').should('not.exist');
});

it('declined: “No thanks” closes the dialog', () => {
  closeBy('button:contains("No thanks")');
  cy.get('[data-test=exit-modal]').should('not.exist');
});

it('subscribed: “Subscribe” closes the dialog', () => {
  closeBy('button:contains("Subscribe")');
  cy.get('[data-test=exit-modal]').should('not.exist');
});

it('result: the line reads “Closed” after “Close”', () => {
  closeBy('[data-test=close-modal]');
  cy.get('[data-test=exit-result]').should('have.text', 'Closed');
});

it('result-declined: the line reads “Declined” after “No thanks”', () => {
  closeBy('[data-test=modal-no]');
  cy.get('[data-test=exit-result]').should('have.text', 'Declined');
});

it('result-subscribed: the line reads “Subscribed” after “Subscribe”', () => {
  closeBy('[data-test=modal-yes]');
  cy.get('[data-test=exit-result]').should('have.text', 'Subscribed');
});

it('empty: the line is empty until the dialog is closed', () => {
  cy.get('[data-test=exit-result]').should('have.text', '');
  leaveAt(300, -1);
  cy.get('[data-test=exit-modal]').should('be.visible');
  cy.get('[data-test=exit-result]').should('have.text', '');
});

it('once: the dialog does not open again', () => {
  openAndClose();
  leaveAt(300, -1);
  cy.get('[data-test=theme-toggle]').click();
  cy.get('[data-test=exit-modal]').should('not.exist');
});

it('reopened: the dialog can open again when the page is loaded again', () => {
  openAndClose();
  cy.reload();
  leaveAt(300, -1);
  cy.get('[data-test=exit-modal]').should('be.visible');
});

it('unsent: “Subscribe” sends nothing', () => {
  // Set up after the visit, so that the page's own requests do not count.
  cy.intercept('**').as('request');
  closeBy('[data-test=modal-yes]');
  cy.get('[data-test=exit-result]').should('not.have.text', '');
  cy.get('@request.all').should('have.length', 0);
});

it('tab: Tab moves through the buttons in a circle', () => {
  leaveAt(300, -1);
  cy.get('[data-test=close-modal]').focus();
  for (const testId of ['modal-no', 'modal-yes', 'close-modal']) {
    cy.press(Cypress.Keyboard.Keys.TAB);
    cy.get(`[data-test=${testId}]`).should('have.focus');
  }
});

it('shift-tab: Shift+Tab moves in the other direction', () => {
  leaveAt(300, -1);
  cy.get('[data-test=close-modal]').focus();
  for (const testId of ['modal-yes', 'modal-no', 'close-modal']) {
    // `press` has no modifiers, so this sends only the event of Shift+Tab. That is enough, because the page moves the
    // focus itself.
    cy.focused().trigger('keydown', { key: 'Tab', shiftKey: true, force: true });
    cy.get(`[data-test=${testId}]`).should('have.focus');
  }
});

it('focus: the focus is back where it was', () => {
  cy.get('[data-test=theme-toggle]').focus();
  openAndClose();
  cy.get('[data-test=theme-toggle]').should('have.focus');
});

function closeBy(button) {
  leaveAt(300, -1);
  cy.get('[data-test=exit-modal]').find(button).click();
}

/** Escape closes the dialog as “Close” does. */
function openAndClose() {
  leaveAt(300, -1);
  cy.get('[data-test=exit-modal]').should('be.visible');
  cy.press(Cypress.Keyboard.Keys.ESC);
  cy.get('[data-test=exit-modal]').should('not.exist');
}

/** No tool can move the pointer out of its window, so this sends the event that the browser would send. */
function leaveAt(clientX, clientY) {
  cy.document().trigger('mouseleave', { clientX, clientY, relatedTarget: null });
}
