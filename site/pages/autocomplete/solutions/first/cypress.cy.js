beforeEach(() => {
  // Responses take a fifth of their time.
  cy.visit('/autocomplete?delayScale=0.2');
});

it('chosen: a click chooses a suggestion', () => {
  cy.get('[data-test=place-input]').type('Ashby');
  // Not: cy.get('[role=option]').first(); it may belong to the letters so far, and be replaced before the click.
  cy.get('[role=option]').should('have.length', 1).and('have.text', 'Ashby');
  cy.get('[role=option]').click();
  cy.get('[data-test=place-result]').should('have.text', 'Chosen: Ashby');
  cy.get('[data-test=place-input]').should('have.value', 'Ashby');
});

it('enter: Enter chooses the active suggestion', () => {
  cy.get('[data-test=place-input]').type('zur');
  cy.get('[role=option]').should('have.length', 1).and('have.text', 'Zürich');
  cy.get('[data-test=place-input]').type('{downArrow}{enter}');
  cy.get('[data-test=place-result]').should('have.text', 'Chosen: Zürich');
});
