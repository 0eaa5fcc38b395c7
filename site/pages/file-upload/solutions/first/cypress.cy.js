beforeEach(() => {
  // Uploads take a tenth of their time.
  cy.visit('/file-upload?delayScale=0.1');
  const file = { contents: Cypress.Buffer.from('hello'), fileName: 'first.txt' };
  // Not: a script that makes this hidden input visible; it takes files as it is, and no visitor has such a page.
  cy.get('[aria-label="Files to upload"]').selectFile(file, { force: true });
});

it('listed: a file is listed by its name', () => {
  cy.contains('h3', 'Uploaded Files').should('be.visible');
  cy.contains('main li', 'first.txt').should('be.visible');
});

it('done: upload-loading is gone afterwards', () => {
  cy.contains('main li', 'first').should('be.visible');
  cy.get('[data-test=upload-loading]').should('not.exist');
});
