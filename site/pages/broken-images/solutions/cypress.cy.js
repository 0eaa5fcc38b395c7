it('three: three images, each with an alternative text and a description below it', () => {
  cy.visit('/broken-images');
  cy.get('main img').should('have.length', 3);
  for (const index of [0, 1, 2]) {
    cy.get(`[data-test=image-container-${index}]`).within(() => {
      cy.get(`[data-test=image-${index}]`).should('be.visible').and('have.attr', 'alt').and('match', /\w/);
      cy.contains(/\w/).should('be.visible');
    });
    cy.get(`[data-test=image-container-${index}]`).should(($container) => {
      const image = $container.find('img')[0].getBoundingClientRect();
      expect($container.find('p')[0].getBoundingClientRect().top).to.be.at.least(image.bottom);
    });
  }
});

it('loaded: the first is loaded and 200 pixels wide, the others are not', () => {
  cy.visit('/broken-images');
  // All three are visible. What was loaded shows only in the natural width, once loading is complete.
  for (const [index, width] of [200, 0, 0].entries()) {
    cy.get(`[data-test=image-${index}]`).should('have.prop', 'complete', true).and('have.prop', 'naturalWidth', width);
  }
});

it('status: the server answers 404 for the two broken ones, and never with a page', () => {
  // Set up before the visit: what was asked for earlier is not seen.
  cy.intercept('**/photos/does-not-exist.jpg').as('missing');
  cy.intercept('**/invalid-url').as('invalid');
  cy.visit('/broken-images');
  for (const alias of ['@missing', '@invalid']) {
    cy.wait(alias)
      .its('response')
      .should((response) => {
        expect(response?.statusCode).to.equal(404);
        expect(`${response?.headers['content-type']}`).not.to.include('html');
      });
  }
});
