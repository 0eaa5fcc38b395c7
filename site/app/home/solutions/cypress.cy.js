beforeEach(() => {
  cy.visit('/');
});

it('heading: the page is headed by the name of the site', () => {
  cy.get('h1').should('have.text', 'Test Automation Practice (Web and Mobile Web)');
});

it('cards: a card for each page of the sidebar, in the same groups and order', () => {
  // Groups and pages as one list, in the order in which they stand. Not spelled out: a new page would change it.
  cy.get('nav')
    .find('h3, li a')
    .then(($listed) => {
      const listed = $listed.toArray().map((entry) => `${entry.textContent}`);
      expect(listed.slice(0, 2)).to.deep.equal(['Basic', 'About']);
      cy.get('main').find('h2, h3').should(haveTexts(listed));
    });
  cy.get('[data-test^=nav-]').then(($links) => {
    cy.get('[data-test^=feature-card-]').should(($cards) => {
      expect($cards).to.have.length($links.length);
      // A line of description: the card says more than its name.
      for (const [index, link] of $links.toArray().entries())
        expect($cards.eq(index).text().slice(link.textContent?.length)).to.match(/\S.{10,}/);
    });
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
    for (const testId of $cards.toArray().map((card) => `${card.getAttribute('data-test')}`)) {
      cy.get(`[data-test=${testId}]`).click();
      cy.location('pathname').should('eq', testId.replace('feature-card-', '/'));
      cy.go('back');
    }
  });
});

it('search: what is typed leaves the cards of the pages that have it, and counts them', () => {
  for (const [text, names] of /** @type {const} */ ([
    ['slider', ['Dynamic Elements', 'Slider']],
    ['login-form', ['Forms']],
    ['invalid username or password', ['Authentication']],
  ])) {
    cy.get('[data-test=page-search]').clear();
    cy.get('[data-test=page-search]').type(text);
    // Requirements and test ids arrive a moment after the field is first used. The assertion waits for them.
    cy.get('[data-test^=feature-card-] h3').should(haveTexts([...names]));
    cy.get('[data-test^=nav-]').then(($links) => {
      cy.get('[data-test=page-search-result]').should('have.text', `${names.length} of ${$links.length} pages`);
    });
  }
  cy.get('[data-test=page-search]').clear();
  cy.get('[data-test^=nav-]').then(($links) => {
    cy.get('[data-test^=feature-card-]').should('have.length', $links.length);
  });
});

it('nothing: where no page has it, no card is left, and the result says so', () => {
  cy.get('[data-test=page-search]').type('no such page');
  cy.get('[data-test^=feature-card-]').should('not.exist');
  cy.get('[data-test=page-search-result]')
    .invoke('text')
    .should('match', /^Nothing found for/);
});

it('shortcut: the key / leads to the search field, and Enter to the first page found', () => {
  cy.get('body').type('/');
  cy.get('[data-test=page-search]').should('have.focus').type('slider');
  cy.get('[data-test=feature-card-forms]').should('not.exist');
  // The page that only mentions it stands first, and arrives a moment after the other. Enter is not to open it.
  cy.get('[data-test=feature-card-dynamic-elements]').should('be.visible');
  cy.get('[data-test=page-search]').type('{enter}');
  cy.location('pathname').should('eq', '/slider');
});

it('command: it starts this very site, with the options in force', () => {
  cy.get('[data-test=run-command]')
    .invoke('text')
    .should('match', /^npx practice-site serve/);
  cy.visit('/?seed=7&variant=B');
  cy.get('[data-test=run-command]').should('contain.text', '--seed 7 --variant B');
  cy.location('port').then((port) => {
    if (port !== '7357') cy.get('[data-test=run-command]').should('contain.text', `--port ${port}`);
  });
});

it('copy: the button beside the command copies it, and says so for a moment', () => {
  // The clipboard itself needs a permission that Cypress cannot grant in every browser.
  cy.window().then((window) => {
    cy.stub(window.navigator.clipboard, 'writeText').as('written').resolves();
  });
  cy.get('[data-test=run-bar] button').click();
  cy.get('[data-test=run-bar] button').should('contain.text', 'Copied');
  cy.get('[data-test=run-command]')
    .invoke('text')
    .then((command) => {
      cy.get('@written').should('have.been.calledOnceWithExactly', command);
    });
  cy.get('[data-test=run-bar] button').should('not.contain.text', 'Copied');
});

function haveTexts(expected) {
  return ($elements) => {
    expect($elements.toArray().map((element) => element.textContent)).to.deep.equal(expected);
  };
}
