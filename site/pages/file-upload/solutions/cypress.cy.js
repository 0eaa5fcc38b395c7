// The length of an upload is tested, so the address sets the real one: delayScale=1.
beforeEach(() => {
  cy.clock();
  cy.visit('/file-upload?delayScale=1');
});

it('dialog: “browse” opens the file dialog', () => {
  // The dialog belongs to the system, so Cypress cannot handle it. This checks only that it would open.
  cy.get('[data-test=file-input]').then(($input) => {
    cy.stub($input[0], 'click').as('dialog');
  });
  cy.contains('button', 'browse').click();
  cy.get('@dialog').should('be.calledOnce');
});

it('several: several files can be chosen at once', () => {
  cy.get('[data-test=file-input]').should('have.attr', 'multiple');
  choose(file('first.txt'), file('second.txt'));
  cy.tick(4000);
  shouldBeListed('first.txt', 'second.txt');
});

it('dropped: a dropped file is uploaded', () => {
  cy.get('[data-test=drop-zone]').selectFile(file('dropped.txt'), { action: 'drag-drop' });
  cy.tick(4000);
  shouldBeListed('dropped.txt');
});

it('highlight: the drop zone looks different under a drag', () => {
  lookOfZone().then((before) => {
    for (const type of ['dragenter', 'dragover']) {
      drag('drop-zone', type);
      cy.get('[data-test=drop-zone]').should('not.have.css', 'background-color', before);
    }
  });
});

it('inside: it stays highlighted over the button inside', () => {
  drag('drop-zone', 'dragenter');
  lookOfZone().then((over) => {
    // Drags onto the button. Then the element of the zone is left, but not the zone.
    drag('file-select-button', 'dragenter');
    drag('drop-zone', 'dragleave');
    cy.get('[data-test=drop-zone]').should('have.css', 'background-color', over);
  });
});

it('plain: it looks as before after the drag', () => {
  lookOfZone().then((before) => {
    for (const type of ['dragleave', 'drop']) {
      drag('drop-zone', 'dragenter');
      drag('drop-zone', type);
      cy.get('[data-test=drop-zone]').should('have.css', 'background-color', before);
    }
  });
});

it('busy: upload-loading shows “Uploading...”', () => {
  choose(file('first.txt'));
  cy.get('[data-test=upload-loading]').should('be.visible').and('have.text', 'Uploading...');
  cy.tick(1999);
  cy.get('[data-test=upload-loading]').should('be.visible').and('have.text', 'Uploading...');
});

it('time: an upload takes two to four seconds', () => {
  choose(file('first.txt'));
  cy.tick(1999);
  cy.get('[data-test^=uploaded-file-]').should('not.exist');
  cy.tick(2001);
  cy.get('[data-test^=uploaded-file-]').should('have.length', 1);
});

it('done: upload-loading is gone afterwards', () => {
  choose(file('first.txt'));
  cy.get('[data-test=upload-loading]').should('be.visible');
  cy.tick(10_000);
  cy.get('[data-test=upload-loading]').should('not.exist');
});

it('listed: a file is listed by its name', () => {
  upload(file('first.txt'));
  cy.get('[data-test=uploaded-files]').find('h3').should('have.text', 'Uploaded Files');
  shouldBeListed('first.txt');
});

it('order: a new file is listed below the earlier ones', () => {
  for (const name of ['b.txt', 'a.txt', 'c.txt']) upload(file(name));
  shouldBeListed('b.txt', 'a.txt', 'c.txt');
});

it('twice: the same file is listed again', () => {
  for (const _ of ['once', 'twice']) upload(file('first.txt'));
  shouldBeListed('first.txt', 'first.txt');
});

it('size: the size is in KB of 1024 bytes', () => {
  shouldHaveSize(24, '0.02 KB');
  shouldHaveSize(1024, '1.00 KB');
  shouldHaveSize(1536, '1.50 KB');
  shouldHaveSize(2_000_000, '1953.13 KB');
});

it('bytes: “0.00 KB” is followed by the bytes', () => {
  shouldHaveSize(0, '0.00 KB (0 bytes)');
  shouldHaveSize(2, '0.00 KB (2 bytes)');
});

it('both: two uploads at once are both listed, each after its own time', () => {
  chooseTwo();
  cy.tick(3000);
  shouldBeListed('first.txt');
  cy.tick(1000);
  shouldBeListed('first.txt', 'second.txt');
});

it('idle: upload-loading shows until the second has ended', () => {
  chooseTwo();
  cy.tick(3000);
  cy.get('[data-test^=uploaded-file-]').should('have.length', 1);
  cy.get('[data-test=upload-loading]').should('be.visible');
});

it('local: an upload makes no request', () => {
  cy.intercept('**').as('request');
  upload(file('first.txt'));
  cy.get('@request.all').should('have.length', 0);
});

function file(fileName, size = 24) {
  return { fileName, contents: Cypress.Buffer.alloc(size, 'x') };
}

/** `force`, because a button hides the input. */
function choose(...files) {
  cy.get('[data-test=file-input]').selectFile(files, { force: true });
}

/** Chooses a file and waits until it is listed. */
function upload(file) {
  choose(file);
  cy.get('[data-test=upload-loading]').should('be.visible');
  cy.tick(4000);
  cy.get('[data-test=upload-loading]').should('not.exist');
}

function shouldHaveSize(size, shown) {
  upload(file(`${size}.txt`, size));
  cy.get('[data-test^=uploaded-file-] span').last().should('have.text', shown);
}

/** A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s. */
function chooseTwo() {
  cy.visit('/file-upload?delayScale=1&seed=1');
  choose(file('first.txt'));
  cy.get('[data-test=upload-loading]').should('be.visible');
  choose(file('second.txt'));
}

/** The whole list, in its order. */
function shouldBeListed(...names) {
  cy.get('[data-test^=uploaded-file-] bdi').should('have.length', names.length).and('have.text', names.join(''));
}

/** `force`, so that the event goes to the element itself, and not to the one in its middle. */
function drag(name, type) {
  cy.get(`[data-test=${name}]`).trigger(type, { dataTransfer: new DataTransfer(), force: true });
}

function lookOfZone() {
  return cy.get('[data-test=drop-zone]').invoke('css', 'background-color');
}
