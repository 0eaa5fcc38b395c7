beforeEach(() => {
  cy.visit('/hover');
});

it('named: the photos have alternative texts', () => {
  for (const name of ['Figure 1', 'Figure 2', 'Figure 3']) cy.get(`main img[alt="${name}"]`).should('be.visible');
});

it('left: the caption is gone once the pointer has left', () => {
  // Cypress has no pointer, so this sends the events of one.
  cy.get('[role=figure][aria-label="Figure 2"]').trigger('mouseover');
  cy.contains('main *', 'Figure 2').should('be.visible');
  // Not: the last line alone; nothing leaves the figure by itself, so the caption stays.
  cy.get('[role=figure][aria-label="Figure 2"]').trigger('mouseout');
  cy.contains('main *', 'Figure 2').should('not.exist');
});
