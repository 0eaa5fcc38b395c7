beforeEach(() => {
  cy.visit('/');
});

it('heading: the page is headed by the name of the site', () => {
  cy.get('h1').should('have.text', 'Test Automation Practice (Web and Mobile Web)');
});

it('cards: the cards are the pages of the sidebar', () => {
  // Groups and pages as one list, in their order. Read from the sidebar, because a new page would change it.
  cy.get('nav')
    .find('h3, li a')
    .then(($listed) => {
      const listed = $listed.toArray().map((entry) => `${entry.textContent}`);
      expect(listed.slice(0, 2)).to.deep.equal(['Basic', 'About']);
      cy.get('main').find('h2, h3').should(haveTexts(listed));
    });
});

it('described: each card has a line that describes its page', () => {
  cy.get('[data-test^=nav-]').then(($links) => {
    cy.get('[data-test^=feature-card-] h3 + p').should(($lines) => {
      expect($lines).to.have.length($links.length);
      // The description comes before the line that names the skill.
      for (const line of $lines.toArray()) expect(line.textContent).to.match(/^(?!For a test that).{10,}/);
    });
  });
});

it('links: a click anywhere on a card shows its page', () => {
  for (const position of /** @type {const} */ (['left', 'center', 'bottom'])) {
    // By its name and not by its place, because a new page would move it.
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

it('search: a text leaves only the cards that have it', () => {
  cy.get('[data-test=page-search]').type('validation errors');
  cy.get('[data-test^=feature-card-] h3').should(haveTexts(['Forms']));
  cy.get('[data-test=page-search]').clear();
  cy.get('[data-test^=nav-]').then(($links) => {
    cy.get('[data-test^=feature-card-]').should('have.length', $links.length);
  });
});

it('count: the result counts the cards that are left', () => {
  cy.get('[data-test=page-search]').type('menus');
  cy.get('[data-test^=nav-]').then(($links) => {
    cy.get('[data-test=page-search-result]').should('have.text', `2 of ${$links.length} pages`);
  });
});

it('nothing: the result says that nothing was found', () => {
  cy.get('[data-test=page-search]').type('no such page');
  cy.get('[data-test=page-search-result]')
    .invoke('text')
    .should('match', /^Nothing found for/);
});

it('inside: requirements and test ids are searched too', () => {
  for (const [text, name] of /** @type {const} */ ([
    ['login-form', 'Forms'],
    ['invalid username or password', 'Authentication'],
  ])) {
    cy.get('[data-test=page-search]').clear();
    cy.get('[data-test=page-search]').type(text);
    // Requirements and test ids load when the field is first used. The assertion waits for them.
    cy.get('[data-test^=feature-card-] h3').should(haveTexts([name]));
  }
});

it('shortcut: the key / leads to the search field', () => {
  cy.get('body').type('/');
  cy.get('[data-test=page-search]').should('have.focus');
});

it('untyped: the key / is not typed into the field', () => {
  cy.get('body').type('/');
  cy.get('[data-test=page-search]').should('have.value', '');
});

it('start-here: “Start here” leads to the first page of the track', () => {
  cy.contains('a', 'Start here').click();
  cy.location('pathname').should('eq', '/checkboxes');
});

it('levels: each card shows the level of its page', () => {
  cy.get('[data-test=level-checkboxes]').should('contain.text', 'Level 1');
  cy.get('[data-test=level-tables]').should('contain.text', 'Level 2');
  cy.get('[data-test=level-canvas]').should('contain.text', 'Level 3');
});

it('tracks: each card names the track of its page', () => {
  cy.get('[data-test=level-forms]').should('contain.text', 'First week');
  cy.get('[data-test=level-canvas]').should('contain.text', 'What is hard');
});

it('command: the command starts this site, on its own port', () => {
  cy.get('[data-test=run-command]')
    .invoke('text')
    .should('match', /^npx practice-site serve/);
  cy.location('port').then((port) => {
    if (port !== '7357') cy.get('[data-test=run-command]').should('contain.text', `--port ${port}`);
  });
});

it('options: the command has the options of the address', () => {
  cy.visit('/?seed=7&variant=B');
  cy.get('[data-test=run-command]').should('contain.text', '--seed 7 --variant B');
});

it('copy: the button beside the command copies it', () => {
  mockClipboard();
  cy.get('[data-test=run-bar] button').click();
  cy.get('[data-test=run-command]')
    .invoke('text')
    .then((command) => {
      cy.get('@written').should('have.been.calledOnceWithExactly', command);
    });
});

it('copied: the button shows “Copied” for a moment', () => {
  mockClipboard();
  cy.get('[data-test=run-bar] button').click();
  cy.get('[data-test=run-bar] button').should('contain.text', 'Copied');
  cy.get('[data-test=run-bar] button').should('not.contain.text', 'Copied');
});

it('hunt: the link “Bug hunt” opens its page', () => {
  cy.contains('a', 'Bug hunt').click();
  cy.location('pathname').should('eq', '/hunt');
  cy.get('h1').should('have.text', 'Bug hunt');
});

it('shop: the link “Practise on a whole shop” opens the page Shop', () => {
  cy.contains('a', 'Practise on a whole shop').click();
  cy.location('pathname').should('eq', '/shop');
  cy.get('h1').should('have.text', 'Shop');
});

/** The clipboard itself needs a permission that Cypress cannot grant in every browser. */
function mockClipboard() {
  cy.window().then((window) => {
    cy.stub(window.navigator.clipboard, 'writeText').as('written').resolves();
  });
}

function haveTexts(expected) {
  return ($elements) => {
    expect($elements.toArray().map((element) => element.textContent)).to.deep.equal(expected);
  };
}
