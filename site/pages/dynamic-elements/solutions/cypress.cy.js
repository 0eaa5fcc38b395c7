const { END, HOME, LEFT, RIGHT } = Cypress.Keyboard.Keys;

// With a stopped clock, seconds are exact, and 30 of them take no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/dynamic-elements?delayScale=1');
});

it('loading: the content is there 5 seconds after the page was opened', () => {
  cy.tick(5000);
  cy.get('[data-test=dynamic-item-0]').should('be.visible');
});

it('absent: until then no content is in the document', () => {
  cy.get('[data-test=content-area]').should('be.visible');
  cy.tick(4999);
  cy.get('[data-test^=dynamic-item-]').should('not.exist');
});

it('spinner: loading-indicator is visible while content is loading', () => {
  cy.get('[data-test=loading-indicator]').should('be.visible');
  cy.tick(4999);
  cy.get('[data-test=loading-indicator]').should('be.visible');
});

it('items: the content is Dynamic Content 1 to 3', () => {
  load();
  // `have.text` joins the texts of all items.
  cy.get('[data-test^=dynamic-item-]').should('have.text', 'Dynamic Content 1Dynamic Content 2Dynamic Content 3');
});

it('loaded: loading-indicator is gone once the content is there', () => {
  load();
  cy.get('[data-test=loading-indicator]').should('not.exist');
});

it('slider: the slider goes from 1 to 30', () => {
  cy.contains('label', 'Load time').should('have.attr', 'for', 'load-time');
  cy.get('#load-time').should('have.attr', 'data-test', 'load-time-slider').focus();
  for (const [key, seconds] of [
    [END, '30'],
    [RIGHT, '30'],
    [LEFT, '29'],
    [HOME, '1'],
    [LEFT, '1'],
    [RIGHT, '2'],
  ]) {
    cy.press(key);
    cy.get('[data-test=load-time-slider]').should('have.value', seconds);
  }
});

it('value: the value is beside the slider at once', () => {
  load();
  cy.get('[data-test=load-time-value]').should('have.text', '5s');
  setSlider(30);
  cy.get('[data-test=load-time-value]').should('have.text', '30s');
});

it('seconds: each change starts a load of this number of seconds', () => {
  load();
  for (const seconds of [2, 30]) {
    setSlider(seconds);
    cy.tick(seconds * 1000 - 1);
    cy.get('[data-test^=dynamic-item-]').should('not.exist');
    cy.tick(1);
    cy.get('[data-test=dynamic-item-0]').should('be.visible');
  }
});

it('reload: “Reload” removes the content at once', () => {
  load();
  cy.contains('button', 'Reload').click();
  cy.get('[data-test^=dynamic-item-]').should('not.exist');
});

it('again: after “Reload” the content is there again', () => {
  load();
  setSlider(2);
  cy.tick(2000);
  cy.get('[data-test=dynamic-item-0]').should('be.visible');
  cy.contains('button', 'Reload').click();
  cy.tick(2000);
  cy.get('[data-test=dynamic-item-0]').should('be.visible');
});

it('latest: an earlier load never shows its content', () => {
  load();
  setSlider(3);
  cy.tick(2000);
  setSlider(10);
  cy.get('[data-test^=dynamic-item-]').should('not.exist');
  cy.tick(9000);
  cy.get('[data-test^=dynamic-item-]').should('not.exist');
});

it('hidden: hidden-content is in the document, hidden by its class', () => {
  // Hidden and absent are different: `not.be.visible` fails for an element that does not exist.
  cy.get('[data-test=hidden-content]').should('not.be.visible').and('have.class', 'hidden');
});

it('toggle: “Toggle Hidden Content” shows it or hides it again', () => {
  for (const visibility of ['be.visible', 'not.be.visible', 'be.visible']) {
    cy.contains('button', 'Toggle Hidden Content').click();
    cy.get('[data-test=hidden-content]').should(visibility);
  }
});

it('invisible: invisible-element has opacity 0', () => {
  cy.get('[data-test=invisible-element]').should('have.css', 'opacity', '0');
});

it('size: invisible-element takes up space', () => {
  // For Cypress an element of opacity 0 is not visible, although it takes up space on the page.
  cy.get('[data-test=invisible-element]').invoke('text').should('match', /\w/);
  cy.get('[data-test=invisible-element]').invoke('outerWidth').should('be.greaterThan', 0);
  cy.get('[data-test=invisible-element]').invoke('outerHeight').should('be.greaterThan', 0);
});

/** Ends the first load. Another test measures it. */
function load() {
  cy.tick(60_000);
  cy.get('[data-test=dynamic-item-0]').should('be.visible');
}

/** Sets the slider at once, because typing works only in text fields. */
function setSlider(seconds) {
  cy.get('[data-test=load-time-slider]').invoke('val', seconds).trigger('input');
}
