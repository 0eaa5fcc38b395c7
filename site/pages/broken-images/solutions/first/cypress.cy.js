it('loaded: the first image is loaded and 200 pixels wide', () => {
  cy.visit('/broken-images');
  cy.get('img[alt="Hot-air balloons over a valley"]').should('have.prop', 'naturalWidth', 200);
});

it('broken: the other two images are not loaded', () => {
  cy.visit('/broken-images');
  for (const name of ['Broken image: no such file', 'Broken image: no valid address']) {
    // Not: should('be.visible'); a broken image is visible too, with its size and its alternative text.
    cy.get(`img[alt="${name}"]`).should('have.prop', 'complete', true).and('have.prop', 'naturalWidth', 0);
  }
});
