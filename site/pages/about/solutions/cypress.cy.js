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

it('install: it names the command that starts the site', () => {
  cy.get('[data-test=about-install]').should('contain.text', 'npx practice-site serve');
});

it('options: it lists the options of a run', () => {
  for (const flag of [
    '--seed',
    '--variant',
    '--delay-scale',
    '--slow',
    '--late',
    '--now',
    '--download-failure',
    '--other-origin',
  ])
    cy.get('[data-test=about-options]').contains('dt', flag).should('be.visible');
});

it('locators: it has a locator for a test id in each tool', () => {
  for (const [index, tool] of ['Playwright', 'Selenium', 'WebdriverIO', 'Cypress'].entries()) {
    cy.get('[data-test=about-hooks] dt').eq(index).should('have.text', tool);
    cy.get('[data-test=about-hooks] dd').eq(index).should('contain.text', 'submit-button');
  }
  cy.get('[data-test=about-hooks] dt').should('have.length', 4);
});

it('data: it says where programs find all of this', () => {
  cy.get('[data-test=about-data]').should('contain.text', 'npx practice-site pages --json');
  cy.get('[data-test=about-data]').should('contain.text', 'practice-site/catalogue');
});

it('version: it names the licence, and the version that the server names too', () => {
  cy.request('/__practice/health').then(({ body }) => {
    cy.get('[data-test=about-version]').should('contain.text', `practice-site ${body.version}`);
  });
  cy.get('[data-test=about-version]').should('contain.text', 'MIT');
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
