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
  cy.tick(10_000);
  shouldBeListed('first', 'second');
});

it('dropped: a dropped file is uploaded', () => {
  cy.get('[data-test=drop-zone]').selectFile(file('dropped.txt'), { action: 'drag-drop' });
  cy.tick(10_000);
  shouldBeListed('dropped');
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
  cy.get('[data-test^=uploaded-file-] bdi').should('have.text', 'first.txt');
});

it('order: a new file is listed below the earlier ones', () => {
  for (const name of ['b.txt', 'a.txt', 'c.txt']) upload(file(name));
  shouldBeListed('b', 'a', 'c');
});

it('twice: the same file is listed again', () => {
  for (const _ of ['once', 'twice']) upload(file('first.txt'));
  shouldBeListed('first', 'first');
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
  uploadTwo().should((seen) => {
    expect(seen.map(([files]) => files)).to.include(1);
  });
  for (const name of ['first', 'second']) listedAs(name).should('be.visible');
});

it('idle: upload-loading shows until the second has ended', () => {
  uploadTwo().should((seen) => {
    const [filesAtTheEnd] = seen.at(-1);
    expect(seen).to.deep.include([1, true]);
    expect(seen.filter(([files, loading]) => files < filesAtTheEnd && !loading)).to.deep.equal([]);
  });
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

/** Chooses a file and waits until it is listed, longer than an upload takes. Another test measures it. */
function upload(file) {
  cy.get('[data-test=file-uploader]').then(($uploader) => {
    const before = $uploader.find('[data-test^=uploaded-file-]').length;
    choose(file);
    cy.get('[data-test=upload-loading]').should('be.visible');
    cy.tick(10_000);
    cy.get('[data-test^=uploaded-file-]').should('have.length', before + 1);
  });
}

/** Uploads a file of this size, and finds it by its name, because another test checks the order. */
function shouldHaveSize(size, shown) {
  upload(file(`${size}.txt`, size));
  listedAs(size).find('span').should('have.text', shown);
}

/**
 * Uploads two files at once. Yields how many files were listed after each change, and whether upload-loading was
 * there. A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
 */
function uploadTwo() {
  const seen = [];
  cy.visit('/file-upload?delayScale=1&seed=1');
  // Noted in the page, so that the test misses no change and depends on no time.
  cy.window().then((window) => {
    const { document } = window;
    const note = () =>
      seen.push([
        document.querySelectorAll('[data-test^=uploaded-file-]').length,
        document.querySelector('[data-test=upload-loading]') !== null,
      ]);
    new window.MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  choose(file('first.txt'));
  cy.get('[data-test=upload-loading]').should('be.visible');
  choose(file('second.txt'));
  // In steps, so that the page shows the end of the first upload before the second one ends.
  for (let second = 1; second <= 10; second++) cy.tick(1000);
  listedAs('second').should('be.visible');
  return cy.wrap(seen);
}

/** The file that is listed with this name, without its extension. */
function listedAs(name) {
  return cy.contains('[data-test^=uploaded-file-]', new RegExp(`^${name}\\b`));
}

/** The whole list, in its order. Another test checks whole names. */
function shouldBeListed(...names) {
  cy.get('[data-test^=uploaded-file-] bdi').should(($names) => {
    expect($names.toArray().map((name) => name.textContent.split('.')[0])).to.deep.equal(names);
  });
}

/** `force`, so that the event goes to the element itself, and not to the one in its middle. */
function drag(name, type) {
  cy.get(`[data-test=${name}]`).trigger(type, { dataTransfer: new DataTransfer(), force: true });
}

function lookOfZone() {
  return cy.get('[data-test=drop-zone]').invoke('css', 'background-color');
}
