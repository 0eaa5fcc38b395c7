beforeEach(() => {
  cy.visit('/exit-intent');
});

it('edges: another edge opens nothing', () => {
  leaveAt(2000);
  // Not: the last line alone; it passes before anything could happen. An open dialog would be in this click’s way.
  cy.get('[data-test=theme-toggle]').click();
  cy.get('[role=dialog]').should('not.exist');
});

it('dismissed: “Close” closes the dialog', () => {
  leaveAt(-1);
  cy.get('[role=dialog] [aria-label=Close]').click();
  cy.get('[role=dialog]').should('not.exist');
});

function leaveAt(clientY) {
  cy.document().trigger('mouseleave', { clientX: 300, clientY, relatedTarget: null });
}
