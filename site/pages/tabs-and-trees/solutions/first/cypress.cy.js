beforeEach(() => {
  cy.visit('/tabs-and-trees');
});

it('visited: a panel is there after the first visit', () => {
  // Not: should('not.be.visible') alone; it fails for a panel that is not there at all.
  cy.get('[data-test=tabs-panel-guests]').should('not.exist');
  cy.contains('[role=tab]', 'Guests').click();
  cy.get('[data-test=tabs-panel-guests]').should('be.visible');
});

it('branches: a branch follows its children', () => {
  cy.get('[data-test=tree-item-europe-italy] .ant-tree-switcher').click();
  cy.get('[data-test=tree-item-europe-italy-rome] [role=checkbox]').click();
  cy.get('[data-test=tree-item-europe-italy]').should('have.attr', 'aria-checked', 'mixed');
  cy.get('[data-test=tree-item-europe-italy] [role=checkbox]').click();
  cy.get('[data-test=tree-item-europe-italy-rome]').should('have.attr', 'aria-checked', 'true');
});
