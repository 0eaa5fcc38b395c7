beforeEach(() => {
  cy.visit('/about');
});

it('heading: the page has its heading', () => {
  cy.get('h1').should('have.text', 'About Test Automation Practice');
});

it('features: forms, interaction and files are listed', () => {
  for (const feature of [
    'Form validations and dynamic inputs',
    'Interactive UI and animations',
    'File upload and download',
  ]) {
    // Only by its exact name, because the words around it may change.
    cy.get('[data-test=feature-list]').contains(feature).should('be.visible').and('have.text', feature);
  }
});

it('more-features: logins, late content and browsers are listed', () => {
  for (const feature of [
    'Authentication and authorization flows',
    'Dynamic content loading and state',
    'Cross-browser challenges',
  ]) {
    cy.get('[data-test=feature-list]').contains(feature).should('be.visible').and('have.text', feature);
  }
});

it('learning: requirements, bugs, redesigns and the hunt are explained', () => {
  for (const name of ['Requirements', 'Bugs and grade', 'Redesigns', 'Hunt']) {
    cy.get('[data-test=about-learning]').contains('dt', name);
  }
});

it('install: the command that starts the site is shown', () => {
  cy.get('[data-test=about-install]').should('contain.text', 'npx practice-site serve');
});

it('options: the options of a run are listed', () => {
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

it('locators: each tool has a locator', () => {
  cy.get('[data-test=about-hooks] dt').should('have.length', 4);
  for (const [index, tool] of ['Playwright', 'Selenium', 'WebdriverIO', 'Cypress'].entries()) {
    cy.get('[data-test=about-hooks] dt').eq(index).should('have.text', tool);
  }
});

it('located: each locator finds “submit-button”', () => {
  cy.get('[data-test=about-hooks] dd').each(($locator) => {
    expect($locator.text()).to.include('submit-button');
  });
});

it('data: the command that lists the pages is shown', () => {
  cy.get('[data-test=about-data]').should('contain.text', 'npx practice-site pages --json');
});

it('catalogue: the import for the same data is shown', () => {
  cy.get('[data-test=about-data]').should('contain.text', 'practice-site/catalogue');
});

it('version: the version is that of the server', () => {
  cy.request('/__practice/health').then(({ body }) => {
    cy.get('[data-test=about-version]').should('contain.text', `practice-site ${body.version}`);
  });
});

it('licence: the licence is MIT', () => {
  cy.get('[data-test=about-version]').should('contain.text', 'MIT');
});

it('team: the link to the source code leads to example.com', () => {
  cy.contains('h2', 'Project Team').should('be.visible');
  // Without a value, `have.attr` yields the value of the attribute.
  cy.get('[data-test=github-link]')
    .should('have.attr', 'href')
    .and('match', /^https:\/\/example\.com\//);
});

it('community: the link to the community leads to example.com', () => {
  cy.get('[data-test=linkedin-link]')
    .should('have.attr', 'href')
    .and('match', /^https:\/\/example\.com\//);
});

it('contact: the link for contact writes to example.com', () => {
  cy.get('[data-test=email-link]')
    .should('have.attr', 'href')
    .and('match', /^mailto:[^@]+@example\.com$/);
});
