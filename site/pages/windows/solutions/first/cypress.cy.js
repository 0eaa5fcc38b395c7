beforeEach(() => {
  cy.visit('/windows');
});

it('opener: the new tab knows its opener', () => {
  // Not: a click, and then a search for the new tab; Cypress acts in one tab and never sees it. So this looks at what
  // would open the tab, and visits the document that would open, with an opener.
  cy.contains('a', 'Open with opener').should('have.attr', 'target', '_blank').and('have.attr', 'rel', 'opener');
  cy.visit('/frames/opened.html', {
    onBeforeLoad(win) {
      win.opener = window;
    },
  });
  cy.contains('h1', 'Opened Document').should('be.visible');
  cy.contains(/^Opener: yes$/).should('be.visible');
});
