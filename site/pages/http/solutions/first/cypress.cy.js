beforeEach(() => {
  cy.visit('/http');
});

it('status: the status of the response is shown', () => {
  for (const code of ['404', '204', '503']) {
    cy.get('[data-test=http-code]').select(code);
    cy.contains('button', 'Send request').click();
    cy.get('[data-test=http-status]').should('have.text', `Response: ${code}`);
  }
});

it('open: the response with the chosen status is shown', () => {
  cy.get('[data-test=http-code]').select('500');
  cy.contains('a', 'Open it')
    .invoke('prop', 'href')
    .then((url) => cy.request({ url, failOnStatusCode: false }))
    .then(({ status, body }) => {
      expect(body).to.contain('500 Internal Server Error');
      // Not: the text alone; a page can show “500” although its response has the status 200.
      expect(status).to.equal(500);
    });
});
