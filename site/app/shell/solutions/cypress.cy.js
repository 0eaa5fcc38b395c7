/** Some pages of each group, in their order. There may be others between them. */
const groups = {
  Basic: ['About', 'Forms', 'Tables'],
  Interaction: ['Drag & Drop', 'Hover States', 'Slider'],
  Content: ['File Upload', 'File Download', 'Broken Images'],
  Advanced: ['Context Menu', 'Notifications', 'Alerts'],
  Platform: ['Date Pickers', 'Autocomplete', 'Canvas and Charts'],
};

it('menu: the sidebar lists the pages under five headings, after a link to Home', () => {
  cy.visit('/');
  // Headings and links as one list, in the order in which they stand: each heading over its own links.
  cy.get('nav')
    .find('h3, a')
    .should(($entries) => {
      const known = ['Home', ...Object.entries(groups).flatMap(([group, pages]) => [group, ...pages])];
      const listed = $entries.toArray().map((entry) => `${entry.textContent}`);
      expect(listed.slice(0, 3)).to.deep.equal(['Home', 'Basic', 'About']);
      expect(listed.filter((name) => known.includes(name))).to.deep.equal(known);
    });
  cy.get('nav h3').should('have.length', Object.keys(groups).length);
});

it('links: a link shows its page, is the only current one and gives the title', () => {
  cy.visit('/');
  for (const name of ['Forms', 'Slider', 'Alerts']) {
    const id = name.toLowerCase();
    cy.get(`[data-test=nav-${id}]`).click();
    cy.location('pathname').should('eq', `/${id}`);
    cy.title().should('eq', `${name} | Test Automation Practice (Web and Mobile Web)`);
    cy.get('[aria-current]').should('have.length', 1).and('have.attr', 'data-test', `nav-${id}`);
    cy.get(`[data-test=nav-${id}]`).should('have.attr', 'aria-current', 'page');
  }
  cy.get('[data-test=home-link]').click();
  cy.title().should('eq', 'Test Automation Practice (Web and Mobile Web)');
});

it('current: the link of the current page is in view, and the page is not scrolled for that', () => {
  cy.viewport(1280, 800);
  for (const id of ['alerts', 'ab-testing', 'about']) {
    cy.visit(`/${id}`);
    cy.get(`[data-test=nav-${id}]`).should(($link) => {
      const { top, bottom } = $link[0].getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(800);
    });
    cy.window().its('scrollY').should('eq', 0);
  }
});

it('brand: the name of the site in the header leads home', () => {
  cy.visit('/forms');
  cy.get('header').contains('a', 'practice-site').click();
  cy.get('[data-test=feature-card-forms]').should('be.visible');
});

it('arrival: after a move the name of the page is announced, and the focus is in it', () => {
  cy.visit('/');
  cy.get('[data-test=arrival]').should('have.text', '');
  cy.get('[data-test=nav-key-press]').click();
  cy.get('[data-test=arrival]').should('have.text', 'Key Press');
  cy.get('main').should('have.focus').type('x');
  cy.get('[data-test=last-key-pressed]').should('have.text', 'x');
});

it('narrow: below 768 px the sidebar is hidden behind Toggle menu', () => {
  cy.viewport(767, 800);
  cy.visit('/');
  cy.get('[aria-label="Toggle menu"]').should('be.visible');
  cy.get('[data-test=nav-about]').should('not.be.visible');
  cy.get('[aria-label="Toggle menu"]').click();
  cy.get('[data-test=nav-about]').should('be.visible');
  cy.get('[aria-label="Toggle menu"]').click();
  cy.get('[data-test=nav-about]').should('not.be.visible');
  cy.viewport(768, 800);
  cy.get('[data-test=nav-about]').should('be.visible');
  cy.get('[aria-label="Toggle menu"]').should('not.be.visible');
});

it('closing: the opened menu closes by a link, a click on the dimmed page, and Escape', () => {
  cy.viewport(600, 800);
  cy.visit('/');
  for (const close of [
    () => cy.get('[data-test=nav-slider]').click(),
    // The overlay's middle is below the menu, so the click goes to its right edge.
    () => cy.get('[data-test=menu-overlay]').click('right'),
    () => cy.get('body').type('{esc}'),
  ]) {
    cy.get('[data-test=mobile-menu-button]').click();
    cy.get('[data-test=nav-slider]').should('be.visible');
    close();
    cy.get('[data-test=nav-slider]').should('not.be.visible');
    cy.get('[data-test=menu-overlay]').should('not.exist');
  }
  cy.location('pathname').should('eq', '/slider');
});

it('theme: Toggle theme switches between light and dark', () => {
  cy.setCookie('theme', 'light');
  cy.visit('/');
  cy.get('html').should('not.have.class', 'dark');
  cy.get('[aria-label="Toggle theme"]').click();
  cy.get('html').should('have.class', 'dark');
  cy.get('[aria-label="Toggle theme"]').click();
  cy.get('html').should('not.have.class', 'dark');
});

it('remembered: the theme is kept for 365 days, and holds on every page', () => {
  cy.setCookie('theme', 'light');
  cy.visit('/');
  cy.get('[data-test=theme-toggle]').click();
  cy.get('html').should('have.class', 'dark');
  cy.getCookie('theme').should((cookie) => {
    expect(cookie?.value).to.equal('dark');
    expect(((cookie?.expiry ?? 0) - Date.now() / 1000) / 86_400).to.be.closeTo(365, 0.1);
  });
  for (const path of ['/forms', '/multi-tiered-menu', '/iframes-2']) {
    cy.visit(path);
    cy.get('h1').should('be.visible');
    cy.get('html').should('have.class', 'dark');
  }
});

it('flash: a site that was left dark is dark from the start', () => {
  cy.setCookie('theme', 'dark');
  cy.visit('/forms', {
    onBeforeLoad(win) {
      const light = cy.stub().as('light');
      // Looks at the document each time that something comes into it: whatever has a body can be seen.
      const observer = new win.MutationObserver(() => {
        const { body, documentElement } = win.document;
        if (body && !documentElement.classList.contains('dark')) light();
      });
      observer.observe(win.document, { childList: true, subtree: true });
    },
  });
  cy.get('[data-test=login-form]').should('be.visible');
  cy.get('html').should('have.class', 'dark');
  cy.get('@light').should('not.be.called');
});

it('skip: the first Tab reaches Skip to content, which moves the focus to the page', () => {
  const { ENTER, TAB } = Cypress.Keyboard.Keys;
  cy.visit('/forms');
  cy.press(TAB);
  cy.focused().should('have.text', 'Skip to content');
  cy.press(ENTER);
  cy.get('main').should('have.focus');
  cy.press(TAB);
  cy.focused().parents('[data-test=login-form]').should('exist');
});

it('framed: in a frame a page stands alone', () => {
  cy.visit('/iframes-1');
  // Cypress has no command for frames. Their documents can be read, because they come from the same server.
  cy.get('[data-test=iframe-nested]').its('0.contentDocument.body').find('h1').should('be.visible');
  for (const selector of ['nav', 'header', '[data-test=theme-toggle]'])
    cy.get('[data-test=iframe-nested]').its('0.contentDocument.body').find(selector).should('not.exist');
});

it('unknown: an unknown address leads home and leaves no entry in the history', () => {
  cy.visit('/slider');
  cy.get('[data-test=nav-forms]').click();
  cy.get('[data-test=login-form]').should('be.visible');
  // Not by `visit`, which asks for a document as a program does: this site answers 404 to those.
  cy.window().then((win) => {
    win.location.assign('/no-such-page');
  });
  cy.get('[data-test=feature-card-forms]').should('be.visible');
  cy.location('pathname').should('eq', '/');
  cy.go('back');
  cy.location('pathname').should('eq', '/forms');
});

it('hash: /#/drag-drop shows the page of /drag-drop and stays in this form', () => {
  cy.visit('/#/drag-drop');
  cy.get('h1').should('have.text', 'Drag and Drop');
  cy.location('hash').should('eq', '#/drag-drop');
  cy.get('[data-test=nav-slider]')
    .should('have.attr', 'href')
    .and('match', /#\/slider$/);
  // A new document would have lost this.
  cy.window().then((win) => {
    Object.assign(win, { sameDocument: true });
  });
  cy.get('[data-test=nav-forms]').click();
  cy.location('hash').should('eq', '#/forms');
  cy.location('pathname').should('eq', '/');
  cy.get('[data-test=login-form]').should('be.visible');
  cy.window().should('have.property', 'sameDocument', true);
});

it('rerouted: setting the hash on a page of a path leads to the path', () => {
  cy.visit('/slider');
  cy.get('[data-test=nav-checkboxes]').click();
  cy.get('[data-test=checkbox-group]').should('be.visible');
  cy.window().then((win) => {
    win.location.hash = '#/forms';
  });
  cy.get('[data-test=login-form]').should('be.visible');
  cy.location('pathname').should('eq', '/forms');
  cy.location('hash').should('eq', '');
  cy.go('back');
  cy.location('pathname').should('eq', '/checkboxes');
  cy.get('[data-test=checkbox-group]').should('be.visible');
});

it('ignored: an option that makes no sense is ignored with one warning', () => {
  cy.visit('/ab-testing?variant=C', {
    onBeforeLoad(win) {
      cy.spy(win.console, 'warn').as('warn');
    },
  });
  cy.get('[data-test=variant-title]')
    .invoke('text')
    .should('match', /Version [AB]$/);
  cy.get('@warn').should('be.calledOnce').and('be.calledWithMatch', 'variant=C');
});

it('offline: nothing is requested from another server', () => {
  const asked = [];
  cy.intercept('**', ({ url }) => {
    asked.push(url);
  });
  cy.visit('/');
  cy.get('[data-test^=nav-]').then(($links) => {
    // By their names: some links load another document, and the elements of the one before are gone then.
    for (const name of $links.get().map((link) => link.dataset.test)) {
      cy.get(`[data-test=${name}]`).click();
      cy.get(`[data-test=${name}]`).should('have.attr', 'aria-current', 'page');
    }
  });
  cy.get('[data-test=nav-iframes]').click();
  cy.contains('button', 'Iframe different domain').click();
  cy.get('[data-test=iframe-map]').scrollIntoView();
  // Cypress does not see into a frame of another origin. That its document cannot be read says that it is there.
  cy.get('[data-test=iframe-map]').its('0.contentDocument').should('be.null');
  cy.location().then(({ hostname, port }) => {
    cy.wrap(asked).should((addresses) => {
      expect(addresses).not.to.have.length(0);
      for (const address of addresses) {
        const url = new URL(address);
        // The map comes from the same server by its other name.
        expect(['localhost', '127.0.0.1', hostname], address).to.include(url.hostname);
        expect(url.port, address).to.equal(port);
      }
    });
  });
});
