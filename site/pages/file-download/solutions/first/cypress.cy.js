beforeEach(() => {
  // Not: without this; the file of the last run would pass for the one that is waited for.
  cy.task('emptyDownloads');
});

it('text: sample.txt is text', () => {
  cy.visit('/file-download?downloadFailure=none');
  cy.contains('button', 'Download Sample Text').click();
  // It reads the file again until it is there and the assertion passes.
  cy.readFile(`${Cypress.config('downloadsFolder')}/sample.txt`)
    .should('match', /\w+ \w+/)
    .and('not.include', '\ufffd');
});

it('failed: the message says which download failed', () => {
  cy.visit('/file-download?downloadFailure=http');
  cy.contains('button', 'Download Sample Text').click();
  cy.get('[data-test=error-message]').should(
    'have.text',
    'Failed to download Sample Text. Please try again later or contact support if the issue persists.',
  );
});
