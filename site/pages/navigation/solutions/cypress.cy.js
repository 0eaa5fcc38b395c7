const open = (options = '?delayScale=0') => cy.visit(`/navigation${options}`);
/** With a stopped clock, waits are exact and take no time. */
const openWithClockStopped = () => {
  cy.clock();
  open('?delayScale=1');
};
const press = (name) => cy.get(`[data-test=go-${name}]`).click();
const seesView = (name) => cy.get('[data-test=go-view]').should('have.text', name);
const seesTitle = (name) => cy.contains('h1', name).should('be.visible');

it('address: only the view in the address changes', () => {
  open('?seed=7&delayScale=0');
  for (const view of ['archive', 'settings', 'inbox']) {
    press(view);
    cy.location('search').should('equal', `?seed=7&delayScale=0&view=${view}`);
  }
});

it('title: the title follows the address', () => {
  openWithClockStopped();
  press('archive');
  seesView('Archive');
  cy.tick(299);
  cy.title().should('match', /^Navigation \|/);
  cy.tick(1);
  cy.title().should('match', /^Archive \| Navigation \|/);
  press('inbox');
  seesView('Inbox');
  cy.tick(300);
  cy.title().should('match', /^Inbox \| Navigation \|/);
});

it('history: back and forward lead through the views', () => {
  open();
  press('archive');
  press('settings');
  for (const [way, name] of /** @type {const} */ ([
    ['back', 'Archive'],
    ['back', 'Inbox'],
    ['forward', 'Archive'],
    ['forward', 'Settings'],
  ])) {
    cy.go(way);
    seesView(name);
  }
});

it('replaced: back leads past the replaced entry', () => {
  open();
  open('?delayScale=0&view=archive');
  press('replace');
  seesView('Settings');
  cy.go('back');
  seesView('Inbox');
});

it('skeleton: the report loads for 500 to 1500 milliseconds', () => {
  openWithClockStopped();
  press('skeleton');
  cy.tick(499);
  cy.get('[data-test=go-status]').should('have.text', 'Loading the report');
  cy.get('[data-test=go-content]').should('not.contain.text', '80 letters');
  cy.tick(1001);
  cy.get('[data-test=go-content]').should('contain.text', '80 letters');
  cy.get('[data-test=go-status]').should('be.empty');
});

it('scroll: the list is scrolled as before', () => {
  for (const [view, name] of [
    ['inbox', 'Inbox'],
    ['archive', 'Archive'],
  ]) {
    open();
    press(view);
    cy.get('[data-test=go-list]').scrollTo(0, 240);
    cy.get('[data-test=go-list]').should('have.prop', 'scrollTop', 240);
    press('settings');
    seesView('Settings');
    cy.go('back');
    seesView(name);
    cy.get('[data-test=go-list]').should('have.prop', 'scrollTop', 240);
  }
});

it('fragment: the header does not cover the heading', () => {
  open();
  press('fragment');
  cy.contains('h2', 'Rules').should(($rules) => {
    const { top } = $rules[0].getBoundingClientRect();
    const { bottom } = Cypress.$('header', $rules[0].ownerDocument)[0].getBoundingClientRect();
    expect(top - bottom).to.be.within(0, 200);
  });
});

it('script: another document opens after a second', () => {
  open('?delayScale=1');
  press('script');
  seesTitle('Arrived by script');
});

it('past: back leads to this page', () => {
  open('?delayScale=1');
  press('script');
  cy.location('search').should('contain', 'what=arrived');
  cy.go('back');
  seesTitle('Navigation');
});

it('meta: another document opens after a second', () => {
  open('?delayScale=1');
  press('meta');
  seesTitle('Arrived by meta refresh');
});

it('chain: three redirects end at a document', () => {
  open();
  press('chain');
  seesTitle('Arrived by a chain');
});

it('get: the name is in the address', () => {
  open();
  cy.get('[data-test=go-name-get]').type('Ada');
  press('get');
  seesTitle('Received by GET');
  cy.location('search').should('contain', 'name=Ada');
});

it('post: the document has received the name', () => {
  open();
  cy.get('[data-test=go-name-post]').type('Ada');
  press('post');
  seesTitle('Received by POST');
  cy.contains('p', 'Name: Ada').should('be.visible');
});

it('reload: the document loads twice', () => {
  open();
  press('reload');
  cy.contains('p', 'Reloads: 1').should('be.visible');
});

it('late: the text is there before the load event', () => {
  open('?delayScale=1');
  press('late-load');
  // Cypress itself waits for the load event, so this reads on the page when the text was there.
  cy.contains('p', 'Load event: done').should('be.visible');
  cy.contains('p', 'The text is here.').should('be.visible');
  cy.window().then((win) => {
    const { loadEventStart, domInteractive } = win.performance.timing;
    expect((loadEventStart - domInteractive) / 1000).to.be.within(2.5, 8);
  });
});

it('window: the open window is used again', () => {
  open();
  // Cypress works in one tab, so this opens the document of the window in it, twice.
  cy.get('[data-test=go-window]').should('have.attr', 'target', 'practice-journey');
  cy.get('[data-test=go-window]').invoke('removeAttr', 'target');
  press('window');
  cy.contains('p', 'Visits: 1').should('be.visible');
  cy.reload();
  cy.contains('p', 'Visits: 2').should('be.visible');
});

it('download: the file is saved, and the page stays', () => {
  open();
  cy.get('[data-test=go-download]')
    .invoke('attr', 'href')
    .then((href) => {
      cy.request(`${href}`).its('headers.content-disposition').should('contain', 'orders.csv');
    });
  cy.get('[data-test=navigation]').should('be.visible');
});

it('listed: the addresses are in the order of the visits', () => {
  open();
  for (const name of ['Archive', 'Settings', 'Archive']) {
    press(name.toLowerCase());
    seesView(name);
  }
  cy.get('[data-test=go-history] li').should(($items) => {
    expect([...$items].map(({ textContent }) => textContent)).to.deep.equal([
      '/navigation?delayScale=0',
      '/navigation?delayScale=0&view=archive',
      '/navigation?delayScale=0&view=settings',
      '/navigation?delayScale=0&view=archive',
    ]);
  });
});

it('return: the link back keeps the options', () => {
  for (const [name, address] of [
    ['cached', 'what=cached'],
    ['script', 'what=arrived'],
    ['post', '/http/form'],
  ]) {
    open('?seed=7&delayScale=0');
    press(name);
    cy.url().should('contain', address);
    cy.get('[data-test=go-back]').click();
    seesTitle('Navigation');
    cy.location('search').should('equal', '?seed=7&delayScale=0');
  }
});
