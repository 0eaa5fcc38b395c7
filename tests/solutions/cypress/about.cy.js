beforeEach(() => {
  cy.visit('/about');
});

it('heading: the page is headed About Test Automation Practice', () => {
  cy.get('h1').should('have.text', 'About Test Automation Practice');
});

it('features: it lists the six features', () => {
  for (const feature of [
    'Form validations and dynamic inputs',
    'Interactive UI and animations',
    'File upload and download',
    'Authentication and authorization flows',
    'Dynamic content loading and state',
    'Cross-browser challenges',
  ]) {
    // By its exact name alone: the words around it may change.
    cy.get('[data-test=feature-list]').contains(feature).should('be.visible').and('have.text', feature);
  }
});

it('team: the links of the project team lead to example.com', () => {
  cy.contains('h2', 'Project Team').should('be.visible');
  // With a name alone `have.attr` hands on the attribute's value.
  cy.get('[data-test=github-link]')
    .should('have.attr', 'href')
    .and('match', /^https:\/\/example\.com\//);
  cy.get('[data-test=linkedin-link]')
    .should('have.attr', 'href')
    .and('match', /^https:\/\/example\.com\//);
  cy.get('[data-test=email-link]')
    .should('have.attr', 'href')
    .and('match', /^mailto:[^@]+@example\.com$/);
});
