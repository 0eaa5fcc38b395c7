const indexes = [0, 1, 2];

it('three: the page shows three images', () => {
  cy.visit('/broken-images');
  cy.get('main img').should('have.length', 3);
  for (const index of indexes) cy.get(`[data-test=image-${index}]`).should('be.visible');
});

it('described: each image has a description below it', () => {
  cy.visit('/broken-images');
  for (const index of indexes) {
    cy.get(`[data-test=image-container-${index}]`).should(($container) => {
      const description = $container.find('p');
      expect(description.text()).to.match(/\w/);
      const { bottom } = $container.find('img')[0].getBoundingClientRect();
      expect(description[0].getBoundingClientRect().top).to.be.at.least(bottom);
    });
  }
});

it('named: each image has an alternative text', () => {
  cy.visit('/broken-images');
  for (const index of indexes) cy.get(`[data-test=image-${index}]`).should('have.attr', 'alt').and('match', /\w/);
});

it('loaded: the first image is loaded and 200 pixels wide', () => {
  cy.visit('/broken-images');
  cy.get('[data-test=image-0]').should('have.prop', 'naturalWidth', 200);
});

it('broken: the other two images are not loaded', () => {
  cy.visit('/broken-images');
  for (const index of [1, 2]) {
    // Visible images may be broken too. The natural width says whether an image is loaded, once loading is complete.
    cy.get(`[data-test=image-${index}]`).should('have.prop', 'complete', true).and('have.prop', 'naturalWidth', 0);
  }
});

it('status: the server returns 404 for both, and never a page', () => {
  // Set up before the visit, because it does not see earlier requests.
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
