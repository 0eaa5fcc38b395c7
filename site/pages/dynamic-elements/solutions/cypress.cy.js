const { END, HOME, LEFT, RIGHT } = Cypress.Keyboard.Keys;

// A clock that stands still makes seconds exact, and 30 of them cost no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/dynamic-elements?delayScale=1');
});

it('loading: a load of 5 seconds begins when the page opens', () => {
  cy.get('[data-test=load-time-value]').should('have.text', '5s');
  shouldLoadFor(5);
});

it('items: once loaded the content reads Dynamic Content 1 to 3', () => {
  cy.tick(5000);
  shouldBeLoaded();
  cy.get('[data-test=loading-indicator]').should('not.exist');
});

it('slider: it goes from 1 to 30, shows its value and starts a load of as many seconds', () => {
  cy.contains('label', 'Load time').should('have.attr', 'for', 'load-time');
  cy.get('#load-time').should('have.attr', 'data-test', 'load-time-slider').focus();
  for (const [key, seconds] of [
    [END, 30],
    [RIGHT, 30],
    [LEFT, 29],
    [HOME, 1],
    [LEFT, 1],
    [RIGHT, 2],
  ]) {
    cy.press(key);
    cy.get('[data-test=load-time-value]').should('have.text', `${seconds}s`);
  }
  shouldLoadFor(2);
  setSlider(30);
  shouldLoadFor(30);
});

it('reload: Reload takes the content away at once and loads it again', () => {
  cy.tick(5000);
  shouldBeLoaded();
  cy.contains('button', 'Reload').click();
  shouldLoadFor(5);
});

it('latest: content never shows at the end of an earlier load', () => {
  cy.tick(5000);
  shouldBeLoaded();
  setSlider(3);
  cy.tick(2000);
  setSlider(10);
  shouldLoadFor(10);
  cy.get('[data-test=reload-button]').click();
  cy.tick(9000);
  cy.get('[data-test=reload-button]').click();
  shouldLoadFor(10);
});

it('hidden: hidden-content is always in the document, and hidden by its class', () => {
  for (const _ of ['once', 'twice']) {
    // Hidden and absent are two things: `not.be.visible` fails for an element that does not exist.
    cy.get('[data-test=hidden-content]').should('not.be.visible').and('have.class', 'hidden');
    cy.contains('button', 'Toggle Hidden Content').click();
    cy.get('[data-test=hidden-content]').should('be.visible').and('not.have.class', 'hidden');
    cy.contains('button', 'Toggle Hidden Content').click();
  }
  cy.get('[data-test=hidden-content]').should('not.be.visible');
});

it('invisible: invisible-element has a size, a text and opacity 0', () => {
  // Cypress counts an element of opacity 0 as not visible, although it has its place on the page.
  cy.get('[data-test=invisible-element]').should('not.be.visible').and('have.css', 'opacity', '0');
  cy.get('[data-test=invisible-element]').invoke('text').should('match', /\w/);
  cy.get('[data-test=invisible-element]').invoke('outerWidth').should('be.greaterThan', 0);
  cy.get('[data-test=invisible-element]').invoke('outerHeight').should('be.greaterThan', 0);
});

/** Sets a range at once, as a drag would end. Typing works in text fields only. */
function setSlider(seconds) {
  cy.get('[data-test=load-time-slider]').invoke('val', seconds).trigger('input');
  cy.get('[data-test=load-time-value]').should('have.text', `${seconds}s`);
}

function shouldLoadFor(seconds) {
  shouldBeLoading();
  cy.tick(seconds * 1000 - 1);
  shouldBeLoading();
  cy.tick(1);
  shouldBeLoaded();
}

function shouldBeLoading() {
  cy.get('[data-test=loading-indicator]').should('be.visible');
  cy.get('[data-test^=dynamic-item-]').should('not.exist');
}

function shouldBeLoaded() {
  // The texts of all items in a row.
  cy.get('[data-test^=dynamic-item-]').should('have.text', 'Dynamic Content 1Dynamic Content 2Dynamic Content 3');
}
