beforeEach(() => {
  cy.visit('/native-drag');
});

it('start: the columns have their cards in order', () => {
  cy.get('[data-test^=native-column-]').should('have.text', 'To doWriteReviewTestDoingBuildPaintDoneShip');
});

it('between: a card dropped below the others goes to the end', () => {
  // Not: trigger('mousedown') and trigger('mouseup'); events of a script start no native drag, so nothing moves. These
  // are the events of the drag itself, with one DataTransfer. They cannot show that a real drop would be refused.
  const dataTransfer = new DataTransfer();
  cy.get('[data-test=native-card-Write]').trigger('dragstart', { dataTransfer });
  cy.get('[data-test=native-column-doing]').trigger('dragover', 'bottom', { dataTransfer });
  cy.get('[data-test=native-column-doing]').trigger('drop', 'bottom', { dataTransfer });
  cy.get('[data-test^=native-column-]').should('have.text', 'To doReviewTestDoingBuildPaintWriteDoneShip');
});
