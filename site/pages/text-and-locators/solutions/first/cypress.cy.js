beforeEach(() => {
  cy.visit('/text-and-locators');
});

it('quotes: the label has both kinds of quotes', () => {
  cy.get('[data-test=text-row-quotes] button').should('have.text', `Rename "Tom's list"`);
});

it('spaces: the label has plain spaces when normalised', () => {
  cy.get('[data-test=text-row-spaces] button').should(($button) => {
    // Not: have.text of 'Book 2 seats now'; its no-break spaces look like those of your keyboard, but differ.
    expect($button.text().replace(/\s+/g, ' ')).to.equal('Book 2 seats now');
  });
});

it('twin: only one of two buttons is visible', () => {
  // Not: cy.get('[data-test=text-row-twin] button').first(), which is the hidden one.
  cy.get('[data-test=text-row-twin] button:visible').should('have.length', 1).and('have.text', 'Subscribe');
});
