const groups = {
  Basic: ['About', 'Forms', 'Tables'],
  Interaction: ['Drag & Drop', 'Dynamic Elements', 'Hover States', 'Key Press', 'Slider'],
  Content: ['File Upload', 'File Download', 'Iframes', 'Broken Images', 'Shadow DOM'],
  Advanced: [
    'Context Menu',
    'Multi Tiered Menu',
    'Notifications',
    'A/B Testing',
    'Authentication',
    'Checkboxes',
    'Exit Intent',
    'Alerts',
  ],
};

beforeEach(() => {
  cy.visit('/');
});

it('heading: the page is headed by the name of the site', () => {
  cy.get('h1').should('have.text', 'Test Automation Practice (Web and Mobile Web)');
});

it('cards: a card for each page of the sidebar, in the same groups and order', () => {
  const pages = Object.values(groups).flat();
  const headings = Object.entries(groups).flatMap(([group, pages]) => [group, ...pages]);
  cy.get('main').find('h2, h3').should(haveTexts(headings));
  cy.get('nav')
    .find('h3')
    .should(haveTexts(Object.keys(groups)));
  cy.get('[data-test^=nav-]').should(haveTexts(pages));
  cy.get('[data-test^=feature-card-]').should(($cards) => {
    expect($cards).to.have.length(pages.length);
    // A line of description: the card says more than its name.
    for (const [index, page] of pages.entries())
      expect($cards.eq(index).text().slice(page.length)).to.match(/\S.{10,}/);
  });
});

it('links: a click anywhere on a card shows its page', () => {
  for (const position of /** @type {const} */ (['left', 'center', 'bottom'])) {
    // By its name and not by its place: a new exercise would move it.
    cy.get('[data-test=feature-card-slider]').click(position);
    cy.location('pathname').should('eq', '/slider');
    cy.get('h1').should('have.text', 'Horizontal Slider');
    cy.go('back');
  }
  cy.get('[data-test^=feature-card-]').then(($cards) => {
    for (const hook of $cards.toArray().map((card) => `${card.getAttribute('data-test')}`)) {
      cy.get(`[data-test=${hook}]`).click();
      cy.location('pathname').should('eq', hook.replace('feature-card-', '/'));
      cy.go('back');
    }
  });
});

function haveTexts(expected) {
  return ($elements) => {
    expect($elements.toArray().map((element) => element.textContent)).to.deep.equal(expected);
  };
}
