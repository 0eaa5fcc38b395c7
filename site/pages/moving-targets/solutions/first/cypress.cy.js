beforeEach(() => {
  cy.visit('/moving-targets');
});

it('twin: each click on “Count” counts', () => {
  for (const count of [1, 2, 3]) {
    // Not: the button kept by then() before the loop; the second click fails, because another button is in its place.
    cy.contains('button', 'Count').click();
    cy.get('[data-test=twin-result]').should('have.text', `Clicks: ${count}`);
  }
});

it('saved: the nickname is saved', () => {
  cy.get('[data-test=renamed-input]').type('Ada');
  cy.contains('button', 'Save nickname').click();
  cy.get('[data-test=renamed-result]').should('have.text', 'Saved: Ada');
});
