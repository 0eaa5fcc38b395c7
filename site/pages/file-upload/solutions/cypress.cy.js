// The length of an upload is part of what is tested, so it is the real one wherever this site is served.
beforeEach(() => {
  cy.clock();
  cy.visit('/file-upload?delayScale=1');
});

it('chosen: browse opens the dialog for several files, and dropped files are uploaded too', () => {
  // The dialog belongs to the system, and Cypress cannot answer it. So it sees only that it would open.
  cy.get('[data-test=file-input]').should('have.attr', 'multiple');
  cy.get('[data-test=file-input]').then(($input) => {
    cy.stub($input[0], 'click').as('dialog');
  });
  cy.contains('button', 'browse').click();
  cy.get('@dialog').should('be.calledOnce');
  choose(file('first.txt'), file('second.txt'));
  cy.tick(4000);
  shouldBeListed('first.txt', 'second.txt');

  cy.get('[data-test=drop-zone]').selectFile(file('third.txt'), { action: 'drag-drop' });
  cy.tick(4000);
  shouldBeListed('first.txt', 'second.txt', 'third.txt');
});

it('highlight: the drop zone looks different while something is dragged over it', () => {
  // `force`, so that the event goes to the element itself and not to what is in its middle.
  const options = { dataTransfer: new DataTransfer(), force: true };
  cy.get('[data-test=drop-zone]')
    .invoke('css', 'background-color')
    .then((plain) => {
      const shouldBePlain = () => cy.get('[data-test=drop-zone]').should('have.css', 'background-color', plain);
      const shouldDiffer = () => cy.get('[data-test=drop-zone]').should('not.have.css', 'background-color', plain);
      cy.get('[data-test=drop-zone]').trigger('dragenter', options);
      shouldDiffer();
      // Onto the button inside: the zone is left by its own element only.
      cy.get('[data-test=file-select-button]').trigger('dragenter', options);
      cy.get('[data-test=drop-zone]').trigger('dragleave', options);
      shouldDiffer();
      cy.get('[data-test=file-select-button]').trigger('dragleave', options);
      shouldBePlain();
      cy.get('[data-test=drop-zone]').trigger('dragover', options);
      shouldDiffer();
      cy.get('[data-test=drop-zone]').trigger('drop', options);
      shouldBePlain();
    });
});

it('busy: Uploading... shows for two to four seconds, and no file is listed before', () => {
  choose(file('first.txt'), file('second.txt'));
  cy.get('[data-test=upload-loading]').should('be.visible').and('have.text', 'Uploading...');
  cy.tick(1999);
  cy.get('[data-test=upload-loading]').should('be.visible');
  cy.get('[data-test=uploaded-files]').should('not.exist');
  cy.tick(2001);
  cy.get('[data-test=upload-loading]').should('not.exist');
  cy.get('[data-test^=uploaded-file-]').should('have.length', 2);
});

it('listed: files are listed by name below those before, the same one a second time too', () => {
  for (const names of [['b.txt', 'a.txt'], ['c.txt'], ['b.txt']]) {
    choose(...names.map((name) => file(name)));
    cy.get('[data-test=upload-loading]').should('be.visible');
    cy.tick(4000);
    cy.get('[data-test=upload-loading]').should('not.exist');
  }
  cy.get('[data-test=uploaded-files]').find('h3').should('have.text', 'Uploaded Files');
  shouldBeListed('b.txt', 'a.txt', 'c.txt', 'b.txt');
});

it('size: it is given in KB of 1024 bytes with two decimals', () => {
  const sizes = [0, 24, 1024, 1536, 2_000_000];
  choose(...sizes.map((size) => file(`${size}.txt`, 'x'.repeat(size))));
  cy.tick(4000);
  for (const [index, shown] of ['0.00 KB (0 bytes)', '0.02 KB', '1.00 KB', '1.50 KB', '1953.13 KB'].entries()) {
    cy.get(`[data-test=uploaded-file-${index}]`).should('have.text', `${sizes[index]}.txt ${shown}`);
  }
});

it('both: two uploads at once both arrive, each after its own time', () => {
  // A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
  cy.visit('/file-upload?delayScale=1&seed=1');
  choose(file('first.txt'));
  cy.get('[data-test=upload-loading]').should('be.visible');
  choose(file('second.txt'));
  cy.tick(3000);
  shouldBeListed('first.txt');
  cy.get('[data-test=upload-loading]').should('be.visible');
  cy.tick(1000);
  shouldBeListed('first.txt', 'second.txt');
  cy.get('[data-test=upload-loading]').should('not.exist');
});

it('local: an upload makes no request', () => {
  cy.intercept('**').as('request');
  choose(file('first.txt'));
  cy.tick(4000);
  shouldBeListed('first.txt');
  cy.get('@request.all').should('have.length', 0);
});

function file(fileName, text = 'practice makes a tester!') {
  return { fileName, contents: Cypress.Buffer.from(text) };
}

/** `force`, because the input itself is hidden: a button that looks better stands for it. */
function choose(...files) {
  cy.get('[data-test=file-input]').selectFile(files, { force: true });
}

/** The whole list, in its order. */
function shouldBeListed(...names) {
  cy.get('[data-test^=uploaded-file-] bdi').should('have.length', names.length).and('have.text', names.join(''));
}
