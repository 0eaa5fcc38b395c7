beforeEach(() => {
  cy.visit('/about');
});

it('heading: the page has its heading', () => {
  cy.get('h1').should('have.text', 'About Test Automation Practice');
});

it('install: the command that starts the site is shown', () => {
  cy.get('[data-test=about-install]').should('contain.text', 'npx practice-site serve');
});

it('licence: the licence is MIT', () => {
  // Not: have.text with 'practice-site 1.0.0, under the MIT licence. The libraries that …'; any correction fails it.
  cy.get('[data-test=about-version]').should('contain.text', 'MIT');
});
