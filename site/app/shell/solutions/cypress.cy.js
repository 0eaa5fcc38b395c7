/** Some pages of each group, in their order. There may be others between them. */
const groups = {
  Basic: ['About', 'Forms', 'Tables'],
  Interaction: ['Drag & Drop', 'Hover States', 'Slider'],
  Content: ['File Upload', 'File Download', 'Broken Images'],
  Advanced: ['Context Menu', 'Notifications', 'Alerts'],
  Platform: ['Date Pickers', 'Autocomplete', 'Canvas and Charts'],
  'At Work': ['Text and Locators', 'Clicks and Gestures'],
  Journeys: ['Shop'],
};

it('menu: the sidebar lists the pages under seven headings', () => {
  cy.visit('/');
  // Headings and links as one list, in their order: each heading over its own links.
  cy.get('nav')
    .find('h3, a')
    .should(($entries) => {
      const known = Object.entries(groups).flatMap(([group, pages]) => [group, ...pages]);
      const listed = $entries.toArray().map((entry) => `${entry.textContent}`);
      expect(listed.slice(1, 3)).to.deep.equal(['Basic', 'About']);
      expect(listed.filter((name) => known.includes(name))).to.deep.equal(known);
    });
  cy.get('nav h3').should('have.length', Object.keys(groups).length);
});

it('home: the first link is Home', () => {
  cy.visit('/forms');
  cy.get('nav a').first().should('have.text', 'Home').click();
  cy.get('[data-test=feature-card-forms]').should('be.visible');
});

it('links: a click on a link shows its page', () => {
  cy.visit('/');
  for (const id of ['forms', 'slider', 'alerts']) {
    cy.get(`[data-test=nav-${id}]`).click();
    cy.location('pathname').should('eq', `/${id}`);
  }
  cy.get('[data-test=nav-forms] svg').click();
  cy.get('[data-test=login-form]').should('be.visible');
});

it('marked: the link of the current page alone is marked', () => {
  cy.visit('/');
  for (const id of ['forms', 'slider', 'alerts']) {
    cy.get(`[data-test=nav-${id}]`).click();
    cy.get(`[data-test=nav-${id}]`).should('have.attr', 'aria-current', 'page');
    cy.get('[aria-current]').should('have.length', 1);
  }
});

it('title: the title names the page', () => {
  cy.visit('/');
  for (const name of ['Forms', 'Alerts']) {
    cy.get(`[data-test=nav-${name.toLowerCase()}]`).click();
    cy.title().should('eq', `${name} | Test Automation Practice (Web and Mobile Web)`);
  }
  cy.get('[data-test=home-link]').click();
  cy.title().should('eq', 'Test Automation Practice (Web and Mobile Web)');
});

it('current: the link of the current page is in view', () => {
  cy.viewport(1280, 800);
  for (const id of ['alerts', 'ab-testing', 'about']) {
    cy.visit(`/${id}`);
    cy.get(`[data-test=nav-${id}]`).should(($link) => {
      const { top, bottom } = $link[0].getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(800);
    });
  }
});

it('unscrolled: a page that is opened is not scrolled', () => {
  // A low window, so that the link is far below it, and the page is longer than it.
  cy.viewport(1280, 300);
  for (const id of ['alerts', 'ab-testing', 'about']) {
    cy.visit(`/${id}`);
    cy.get('h1').should('be.visible');
    cy.window().its('scrollY').should('eq', 0);
  }
});

it('brand: the name of the site in the header leads home', () => {
  cy.visit('/forms');
  cy.get('header').contains('a', 'practice-site').click();
  cy.get('[data-test=feature-card-forms]').should('be.visible');
});

it('arrival: after a move the name of the page is announced', () => {
  cy.visit('/');
  cy.get('[data-test=arrival]').should('have.text', '');
  cy.get('[data-test=nav-key-press]').click();
  cy.get('[data-test=arrival]').should('have.text', 'Key Press');
});

it('focus: after a move the focus is in the page', () => {
  cy.visit('/');
  cy.get('[data-test=nav-key-press]').click();
  cy.get('main').should('have.focus').type('x');
  cy.get('[data-test=last-key-pressed]').should('have.text', 'x');
});

it('narrow: below 768 px “Toggle menu” shows or hides the sidebar', () => {
  cy.viewport(767, 800);
  cy.visit('/');
  cy.get('[data-test=nav-about]').should('not.be.visible');
  cy.get('[aria-label="Toggle menu"]').click();
  cy.get('[data-test=nav-about]').should('be.visible');
  cy.get('[aria-label="Toggle menu"]').click();
  cy.get('[data-test=nav-about]').should('not.be.visible');
});

it('wide: from 768 px on the sidebar is always shown', () => {
  cy.viewport(768, 800);
  cy.visit('/');
  cy.get('[data-test=nav-about]').should('be.visible');
  cy.get('[data-test=mobile-menu-button]').should('not.be.visible');
});

it('closing: the menu closes when a link is followed', () => {
  openNarrow();
  cy.get('[data-test=nav-slider]').click();
  cy.get('[data-test=nav-slider]').should('not.be.visible');
  // Once more, because the menu has to close even if the page stays the same.
  cy.get('[data-test=mobile-menu-button]').click();
  cy.get('[data-test=nav-slider]').click();
  cy.get('[data-test=nav-slider]').should('not.be.visible');
});

it('dimmed: a click on the dimmed page closes the menu', () => {
  openNarrow();
  // The menu covers the middle of the overlay, so this clicks its right edge.
  cy.get('[data-test=menu-overlay]').click('right');
  cy.get('[data-test=nav-slider]').should('not.be.visible');
  cy.get('[data-test=menu-overlay]').should('not.exist');
});

it('escape: Escape closes the menu', () => {
  openNarrow();
  cy.get('body').type('{esc}');
  cy.get('[data-test=nav-slider]').should('not.be.visible');
});

it('theme: “Toggle theme” switches between light and dark', () => {
  cy.setCookie('theme', 'light');
  cy.visit('/');
  cy.get('html').should('not.have.class', 'dark');
  cy.get('[aria-label="Toggle theme"]').click();
  cy.get('html').should('have.class', 'dark');
  cy.get('[aria-label="Toggle theme"]').click();
  cy.get('html').should('not.have.class', 'dark');
});

it('remembered: the theme is kept for 365 days', () => {
  cy.setCookie('theme', 'light');
  cy.visit('/');
  cy.get('[data-test=theme-toggle]').click();
  cy.getCookie('theme').should((cookie) => {
    expect(cookie?.value).to.equal('dark');
    expect(((cookie?.expiry ?? 0) - Date.now() / 1000) / 86_400).to.be.closeTo(365, 0.1);
  });
});

it('everywhere: the theme is the same on every page', () => {
  cy.setCookie('theme', 'light');
  // Not home: its path / would hide a cookie that is valid only for the page that set it.
  cy.visit('/forms');
  cy.get('[data-test=theme-toggle]').click();
  cy.get('html').should('have.class', 'dark');
  for (const path of ['/', '/multi-tiered-menu', '/iframes-2']) {
    cy.visit(path);
    cy.get('h1').should('be.visible');
    cy.get('html').should('have.class', 'dark');
  }
});

it('flash: a dark site never flashes light', () => {
  cy.setCookie('theme', 'dark');
  cy.visit('/forms', {
    onBeforeLoad(win) {
      const light = cy.stub().as('light');
      // Looks at the document at each change, because a reader sees it as soon as it has a body.
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

it('skip: the first Tab reaches “Skip to content”', () => {
  cy.visit('/forms');
  cy.press(Cypress.Keyboard.Keys.TAB);
  cy.focused().should('have.text', 'Skip to content');
});

it('skipped: “Skip to content” moves the focus to the page', () => {
  const { ENTER, TAB } = Cypress.Keyboard.Keys;
  cy.visit('/forms');
  cy.contains('a', 'Skip to content').focus();
  cy.press(ENTER);
  cy.get('main').should('have.focus');
  cy.press(TAB);
  cy.focused().parents('[data-test=login-form]').should('exist');
});

it('framed: in a frame a page has neither header nor sidebar', () => {
  cy.visit('/iframes-1');
  // Cypress has no command for frames. Their documents can be read, because they come from the same server.
  cy.get('[data-test=iframe-nested]').its('0.contentDocument.body').find('h1').should('be.visible');
  for (const selector of ['nav', 'header', '[data-test=theme-toggle]'])
    cy.get('[data-test=iframe-nested]').its('0.contentDocument.body').find(selector).should('not.exist');
});

it('unknown: an unknown address leads home', () => {
  cy.visit('/slider');
  openUnknown();
  cy.get('[data-test=feature-card-forms]').should('be.visible');
  cy.location('pathname').should('eq', '/');
});

it('replaced: an unknown address leaves no entry in the history', () => {
  cy.visit('/slider');
  cy.get('[data-test=nav-forms]').click();
  cy.get('[data-test=login-form]').should('be.visible');
  openUnknown();
  cy.get('[data-test=login-form]').should('not.exist');
  cy.go('back');
  cy.location('pathname').should('eq', '/forms');
});

it('hash: /#/drag-drop shows the page of /drag-drop', () => {
  cy.visit('/#/drag-drop');
  cy.get('h1').should('have.text', 'Drag and Drop');
});

it('form: an address like /#/checkboxes keeps this form', () => {
  cy.visit('/#/checkboxes');
  cy.get('[data-test=checkbox-group]').should('be.visible');
  cy.location('hash').should('eq', '#/checkboxes');
  cy.get('[data-test=nav-forms]').click();
  cy.get('[data-test=login-form]').should('be.visible');
  cy.location('hash').should('eq', '#/forms');
  cy.location('pathname').should('eq', '/');
});

it('rerouted: on a page opened by its path, the hash leads to another path', () => {
  cy.visit('/checkboxes');
  setHash();
  cy.get('[data-test=login-form]').should('be.visible');
  cy.location('pathname').should('eq', '/forms');
  cy.location('hash').should('eq', '');
});

it('entries: a hash that was set leaves no entry of its own', () => {
  cy.visit('/slider');
  cy.get('[data-test=nav-checkboxes]').click();
  cy.get('[data-test=checkbox-group]').should('be.visible');
  setHash();
  cy.location('href').should('match', /forms$/);
  cy.go('back');
  cy.location('pathname').should('eq', '/checkboxes');
});

it('ignored: an invalid option is ignored', () => {
  cy.visit('/ab-testing?variant=C');
  cy.get('[data-test=variant-title]')
    .invoke('text')
    .should('match', /Version [AB]$/);
});

it('warned: the console shows one warning about an invalid option', () => {
  cy.visit('/ab-testing?variant=C', {
    onBeforeLoad(win) {
      cy.spy(win.console, 'warn').as('warn');
    },
  });
  cy.get('@warn').should('be.calledOnce').and('be.calledWithMatch', 'variant=C');
});

it('hint: “Hint” opens the help for its requirement, or closes it', () => {
  openPractice('/auth');
  cy.get('[data-test=practice-hint-refused]').should('have.attr', 'aria-expanded', 'false').click();
  cy.get('[data-test=practice-hint-refused]').should('have.attr', 'aria-expanded', 'true');
  cy.contains('[data-test=practice-panel] p', /bugs? breaks? it/).should('be.visible');
  cy.get('[data-test=practice-hint-refused]').click();
  cy.get('[data-test=practice-hint-refused]').should('have.attr', 'aria-expanded', 'false');
  cy.contains('[data-test=practice-panel] p', /bugs? breaks? it/).should('not.exist');
});

it('ticks: ticked requirements are still ticked after a reload', () => {
  openPractice('/auth');
  cy.get('[data-test=practice-tick-busy]').check();
  cy.get('[data-test=practice-tick-refused]').check();
  // Closes the panel, because an open one opens by itself after a reload.
  cy.get('[data-test=practice-close]').click();
  cy.reload();
  cy.get('[data-test=practice-toggle]').click();
  cy.get('[data-test=practice-tick-busy]').should('be.checked');
  cy.get('[data-test=practice-tick-refused]').should('be.checked');
  cy.get('[data-test=practice-tick-account]').should('not.be.checked');
});

it('ticked: the sidebar shows how many requirements are ticked', () => {
  openPractice('/auth');
  cy.get('[data-test=practice-tick-busy]').check();
  cy.get('[data-test=nav-auth]')
    .invoke('text')
    .should('match', /1 of \d+/);
  cy.get('[data-test=nav-forms]').click();
  cy.get('[data-test=login-form]').should('be.visible');
  cy.get('[data-test=nav-auth]')
    .invoke('text')
    .should('match', /1 of \d+/);
  cy.get('[data-test=nav-forms]').should('have.text', 'Forms');
});

it('reopened: after a reload the practice panel is as before', () => {
  openPractice('/auth');
  cy.reload();
  cy.get('[data-test=practice-panel]').should('be.visible');
  cy.get('[data-test=practice-close]').click();
  cy.reload();
  cy.get('[data-test=practice-toggle]').should('have.attr', 'aria-expanded', 'false');
  cy.get('[data-test=practice-panel]').should('not.exist');
});

it('named: /auth#refused opens the help for the requirement', () => {
  cy.visit('/auth#refused');
  cy.get('[data-test=practice-hint-refused]').should('be.visible').and('have.attr', 'aria-expanded', 'true');
  cy.get('[data-test=practice-hint-busy]').should('have.attr', 'aria-expanded', 'false');
});

it('forget: “Forget” removes the ticks of all pages', () => {
  openPractice('/forms');
  cy.get('[data-test=practice-tick-fields]').check();
  cy.get('[data-test=nav-auth]').click();
  cy.get('[data-test=practice-tick-busy]').check();
  cy.get('[data-test=practice-forget]').click();
  cy.get('[data-test=practice-tick-busy]').should('not.be.checked');
  cy.get('[data-test=nav-forms]').click();
  cy.get('[data-test=practice-tick-fields]').should('not.be.checked');
});

it('offline: nothing is requested from another server', () => {
  const requested = [];
  cy.intercept('**', ({ url }) => {
    requested.push(url);
  });
  cy.visit('/');
  cy.get('[data-test^=nav-]').then(($links) => {
    // By their names, because some links load another document, and then the old elements are gone.
    for (const name of $links.get().map((link) => link.dataset.test)) {
      cy.get(`[data-test=${name}]`).click();
      cy.get(`[data-test=${name}]`).should('have.attr', 'aria-current', 'page');
    }
  });
  cy.get('[data-test=nav-iframes]').click();
  cy.contains('button', 'Iframe different domain').click();
  cy.get('[data-test=iframe-map]').scrollIntoView();
  // Cypress cannot read the document of another origin. If it is null, the frame has loaded it.
  cy.get('[data-test=iframe-map]').its('0.contentDocument').should('be.null');
  cy.location().then(({ hostname, port }) => {
    cy.wrap(requested).should((addresses) => {
      expect(addresses).not.to.have.length(0);
      for (const address of addresses) {
        const url = new URL(address);
        // The map comes from the same server under its other name.
        expect(['localhost', '127.0.0.1', hostname], address).to.include(url.hostname);
        expect(url.port, address).to.equal(port);
      }
    });
  });
});

it('search: the search lists the pages with the text, on every page', () => {
  for (const path of ['/', '/forms', '/canvas']) {
    cy.visit(path);
    cy.get('[data-test=page-search]').type('shadow');
    cy.get('[data-test=search-result-shadow-dom]').should('be.visible');
    cy.get('[data-test=search-result-tables]').should('not.exist');
  }
});

it('search-says-why: each result marks the text that was found', () => {
  cy.visit('/slider');
  cy.get('[data-test=page-search]').type('login-form');
  // Test ids load when the field is first used. The assertion waits for them.
  cy.get('[data-test=search-result-forms]').should('contain.text', 'test id login-form');
  cy.get('[data-test=search-result-forms] mark').should('have.text', 'login-form');
});

it('search-words: the search knows the words of testers', () => {
  cy.visit('/slider');
  cy.get('[data-test=page-search]').type('2FA');
  cy.get('[data-test=search-result-wizard]').should('contain.text', 'Wizard and One-Time Code');
});

it('search-order: pages whose title has the text come first', () => {
  cy.visit('/forms');
  cy.get('[data-test=page-search]').type('slider');
  cy.get('[data-test^=search-result-]').should('have.length', 2);
  cy.get('[data-test^=search-result-] strong').first().should('have.text', 'Slider');
});

it('search-enter: Enter opens the first result', () => {
  cy.visit('/forms');
  cy.get('[data-test=page-search]').type('shadow');
  cy.get('[data-test=search-result-shadow-dom]').should('be.visible');
  cy.get('[data-test=page-search]').type('{enter}');
  cy.location('pathname').should('eq', '/shadow-dom');
});

it('search-keys: the arrow keys move the focus to the results', () => {
  cy.visit('/forms');
  cy.get('[data-test=page-search]').type('menu');
  cy.get('[data-test=search-result-multi-tiered-menu]').should('be.visible');
  cy.get('[data-test=page-search]').type('{downArrow}');
  cy.get('[data-test^=search-result-]').eq(0).should('have.focus').type('{downArrow}');
  cy.get('[data-test^=search-result-]').eq(1).should('have.focus');
});

it('search-escape: Escape closes the results', () => {
  cy.visit('/forms');
  cy.get('[data-test=page-search]').type('shadow');
  cy.get('[data-test=search-result-shadow-dom]').should('be.visible');
  cy.get('[data-test=page-search]').type('{esc}');
  cy.get('[data-test=search-result-shadow-dom]').should('not.exist');
});

it('search-closest: the closest page is the only result', () => {
  cy.visit('/forms');
  cy.get('[data-test=page-search]').type('captcha');
  cy.get('[data-test^=search-result-]').should('have.length', 1);
});

it('next-page: a page ends with a link to the next one', () => {
  cy.visit('/checkboxes');
  cy.get('[data-test=next-page]').should('have.text', 'Next in First week: Forms').click();
  cy.location('pathname').should('eq', '/forms');
});

it('last-page: the last page of a track has no such link', () => {
  cy.visit('/about');
  cy.get('h1').should('be.visible');
  cy.get('[data-test=next-page]').should('not.exist');
});

function openPractice(path) {
  cy.visit(path);
  cy.get('[data-test=practice-toggle]').click();
  cy.get('[data-test=practice-panel]').should('be.visible');
}

function openNarrow() {
  cy.viewport(600, 800);
  cy.visit('/');
  cy.get('[data-test=mobile-menu-button]').click();
  cy.get('[data-test=nav-slider]').should('be.visible');
}

/** Not by `visit`, which sends the request as a program does. For those this site returns 404. */
function openUnknown() {
  cy.window().then((win) => {
    win.location.assign('/no-such-page');
  });
}

function setHash() {
  cy.window().then((win) => {
    win.location.hash = '#/forms';
  });
}
