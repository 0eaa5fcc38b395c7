const numbers = [1, 2, 3];

beforeEach(() => {
  cy.visit('/hover');
});

it('photos: there are three photos', () => {
  cy.get('[data-test=hover-example] img').should('have.length', 3);
  for (const number of numbers) {
    // A photo that does not load has no size of its own.
    cy.get(`[data-test=hover-figure-${number}] img`).should('have.prop', 'naturalWidth', 400);
  }
});

it('named: the photos have alternative texts', () => {
  for (const number of numbers) {
    cy.get(`[data-test=hover-figure-${number}] img`).should('have.attr', 'alt', `Figure ${number}`);
  }
});

// Cypress has no hover. It sends the events of one, which is enough where a page listens to them. They do not trigger
// `:hover` in a style sheet.

it('shown: the pointer over a figure shows its caption', () => {
  for (const number of numbers) {
    hover(number);
    cy.get(`[data-test=hover-caption-${number}]`).should('be.visible').and('have.text', `Figure ${number}`);
  }
});

it('alone: the pointer over a figure shows no other caption', () => {
  for (const number of numbers) {
    hover(number);
    cy.get(`[data-test=hover-caption-${number}]`).should('be.visible');
    cy.get('[data-test^=hover-caption-]').should('have.length', 1);
    leave(number);
  }
});

it('left: the caption is gone once the pointer has left', () => {
  for (const number of numbers) {
    cy.get(`[data-test=hover-caption-${number}]`).should('not.exist');
    hover(number);
    cy.get(`[data-test=hover-caption-${number}]`).should('be.visible');
    leave(number);
    cy.get(`[data-test=hover-caption-${number}]`).should('not.exist');
  }
});

it('clicked: the caption of a clicked figure is gone when the pointer leaves', () => {
  // The click moves the pointer there first.
  cy.get('[data-test=hover-figure-2]').click();
  cy.get('[data-test=hover-caption-2]').should('be.visible');
  leave(2);
  cy.get('[data-test=hover-caption-2]').should('not.exist');
});

it('focused: Tab leads to each figure', () => {
  // Starts at the last link of the menu, right before the page.
  cy.get('[data-test^=nav-]').last().focus();
  for (const number of numbers) {
    cy.press(Cypress.Keyboard.Keys.TAB);
    cy.get(`[data-test=hover-figure-${number}]`).should('have.focus');
  }
});

it('captioned: a focused figure shows its caption', () => {
  for (const number of numbers) {
    cy.get(`[data-test=hover-figure-${number}]`).focus();
    cy.get(`[data-test=hover-caption-${number}]`).should('be.visible');
  }
});

it('blurred: the caption is gone when the focus moves on', () => {
  for (const number of numbers) {
    cy.get(`[data-test=hover-figure-${number}]`).focus();
    cy.get(`[data-test=hover-figure-${number}]`).blur();
    cy.get(`[data-test=hover-caption-${number}]`).should('not.exist');
  }
});

function hover(number) {
  cy.get(`[data-test=hover-figure-${number}]`).trigger('mouseover');
}

function leave(number) {
  cy.get(`[data-test=hover-figure-${number}]`).trigger('mouseout');
}
