const numbers = [1, 2, 3];

beforeEach(() => {
  cy.visit('/hover');
});

it('photos: three photos of 400 by 300 pixels, with alternative texts', () => {
  cy.get('[data-test=hover-example] img').should('have.length', 3);
  for (const number of numbers) {
    cy.get(`[data-test=hover-figure-${number}] img`)
      .should('have.attr', 'alt', `Figure ${number}`)
      .and('have.prop', 'naturalWidth', 400)
      .and('have.prop', 'naturalHeight', 300);
  }
});

// Cypress has no hover. It sends the events of one, which is enough where a page listens to them. A style sheet's
// `:hover` would not notice.

it('shown: the pointer over a figure shows its caption alone', () => {
  for (const number of numbers) {
    cy.get(`[data-test=hover-figure-${number}]`).trigger('mouseover');
    // All captions, so that one of another figure would be noticed.
    cy.get('[data-test^=hover-caption-]').should('have.text', `Figure ${number}`).and('be.visible');
    cy.get(`[data-test=hover-caption-${number}]`).should('exist');
    cy.get(`[data-test=hover-figure-${number}]`).trigger('mouseout');
  }
});

it('left: no caption before, nor after the pointer has left, even after a click', () => {
  cy.get('[data-test^=hover-caption-]').should('not.exist');
  for (const number of numbers) {
    cy.get(`[data-test=hover-figure-${number}]`).trigger('mouseover');
    cy.get('[data-test^=hover-caption-]').should('have.length', 1);
    cy.get(`[data-test=hover-figure-${number}]`).trigger('mouseout');
    cy.get('[data-test^=hover-caption-]').should('not.exist');
    // A click moves the pointer there first.
    cy.get(`[data-test=hover-figure-${number}]`).click();
    cy.get('[data-test^=hover-caption-]').should('have.length', 1);
    cy.get(`[data-test=hover-figure-${number}]`).trigger('mouseout');
    cy.get('[data-test^=hover-caption-]').should('not.exist');
  }
});

it('focused: each figure is reached by Tab and shows its caption while it has the focus', () => {
  // From the last link of the menu, which is before the page.
  cy.get('[data-test^=nav-]').last().focus();
  cy.get('[data-test^=hover-caption-]').should('not.exist');
  for (const number of numbers) {
    cy.press(Cypress.Keyboard.Keys.TAB);
    cy.get(`[data-test=hover-figure-${number}]`).should('have.focus');
    cy.get('[data-test^=hover-caption-]').should('have.text', `Figure ${number}`);
  }
  cy.get('[data-test=hover-figure-3]').blur();
  cy.get('[data-test^=hover-caption-]').should('not.exist');
});
