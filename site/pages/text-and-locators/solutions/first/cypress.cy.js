beforeEach(() => {
  cy.visit('/text-and-locators');
});

it('quotes: both kinds are in the label', () => {
  cy.get('[data-test=text-row-quotes] button').should('have.text', `Rename "Tom's list"`);
});

it('spaces: normalised they are plain ones', () => {
  cy.get('[data-test=text-row-spaces] button').should(($button) => {
    // Not: have.text of 'Book 2 seats now'; its no-break spaces look like those of your keyboard, but differ.
    expect($button.text().replace(/\s+/g, ' ')).to.equal('Book 2 seats now');
  });
});

it('twin: one of two is visible', () => {
  // Not: cy.get('[data-test=text-row-twin] button').first(), which is the hidden one.
  cy.get('[data-test=text-row-twin] button:visible').should('have.length', 1).and('have.text', 'Subscribe');
});
