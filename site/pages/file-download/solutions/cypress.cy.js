const names = ['Sample Text', 'Sample CSV', 'Sample PDF'];
const withoutDelay = '/file-download?delayScale=0&downloadFailure=none';

beforeEach(() => {
  // Without this, a file of an earlier test could pass for the new one. The task is in cypress.config.js.
  cy.task('emptyDownloads');
});

it('cards: the cards have their titles', () => {
  cy.visit('/file-download');
  // `have.text` joins the texts of all titles.
  cy.get('main h3').should('have.text', names.join(''));
});

it('details: each card shows type and size of its file', () => {
  cy.visit('/file-download');
  for (const [index, details] of ['TXT • 1 KB', 'CSV • 2 KB', 'PDF • 20 KB'].entries()) {
    cy.get(`[data-test=download-card-${index}]`).contains(details).should('be.visible').and('have.text', details);
  }
});

it('buttons: each button is named after its file', () => {
  cy.visit('/file-download');
  for (const [index, name] of names.entries()) button(index).should('have.text', `Download ${name}`);
});

it('saved: the files have their names', () => {
  cy.visit(withoutDelay);
  for (const index of [0, 1, 2]) {
    button(index).click();
    cy.readFile(downloaded(index), null);
  }
});

it('sizes: the files have their sizes', () => {
  cy.visit(withoutDelay);
  for (const [index, size] of [1024, 2048, 20_480].entries()) {
    button(index).click();
    // Without an encoding it reads bytes. It reads again until the file is complete.
    cy.readFile(downloaded(index), null).should('have.length', size);
  }
});

it('text: sample.txt is text', () => {
  cy.visit(withoutDelay);
  button(0).click();
  // It has words, and every character is valid UTF-8.
  cy.readFile(downloaded(0))
    .should('match', /\w+ \w+/)
    .and('not.include', '\ufffd');
});

it('table: each row of sample.csv has as many values as its header', () => {
  cy.visit(withoutDelay);
  button(1).click();
  cy.readFile(downloaded(1)).should((text) => {
    const [header, ...rows] = text.trim().split(/\r?\n/);
    // A comma in quotes is part of its value.
    const values = (row) => row.replace(/"[^"]*"/g, '').split(',').length;
    expect(values(header)).to.be.greaterThan(1);
    expect(rows).not.to.have.length(0);
    for (const row of rows) expect(values(row), row).to.equal(values(header));
  });
});

it('pdf: sample.pdf is a PDF of one page', () => {
  cy.visit(withoutDelay);
  button(2).click();
  cy.readFile(downloaded(2), 'latin1').should((pdf) => {
    expect(pdf).to.match(/^%PDF-\d/);
    expect(pdf.trimEnd()).to.match(/%%EOF$/);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).to.have.length(1);
  });
});

it('busy: the pressed button is disabled for half a second', () => {
  openWithClock('none');
  button(0).click();
  button(0).should('be.disabled');
  cy.tick(499);
  button(0).should('be.disabled');
});

it('until: it stays disabled until its file is there', () => {
  openWithClock('none');
  // Holds the response back, so that only the file can end the wait.
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const requested = cy.stub().as('requested');
  cy.intercept({ pathname: '/proxy' }, () => {
    requested();
    return held;
  });

  button(0).click();
  cy.tick(1500);
  cy.get('@requested').should('be.calledOnce');
  button(0)
    .should('be.disabled')
    .then(() => release());
  button(0).should('be.enabled');
  cy.readFile(downloaded(0), null).should('have.length', 1024);
});

it('others: the other buttons stay enabled', () => {
  openWithClock('none');
  button(0).click();
  cy.tick(499);
  for (const other of [1, 2]) button(other).should('be.enabled');
});

it('failed: the message says which download failed', () => {
  fail('http');
  cy.get('[data-test=error-message]').should(
    'have.text',
    'Failed to download Sample Text. Please try again later or contact support if the issue persists.',
  );
});

it('red: the message is red', () => {
  fail('http');
  cy.get('[data-test=error-message]').should(($message) => {
    // More red than green or blue, in both themes.
    const [red, green, blue] = $message.css('color').match(/\d+/g)?.map(Number) ?? [];
    expect(red).to.be.greaterThan(Math.max(green, blue));
  });
});

it('alert: the message is an alert', () => {
  fail('http');
  cy.get('[data-test=error-message]').should('have.attr', 'role', 'alert');
});

it('unsaved: no file is saved when a download fails', () => {
  fail('http');
  button(0).should('be.enabled');
  cy.readFile(downloaded(0)).should('not.exist');
});

it('empty: an empty file is a failure', () => {
  fail('empty');
});

it('reason: the console shows why a download failed', () => {
  cy.visit('/file-download?delayScale=0&downloadFailure=http', {
    onBeforeLoad(win) {
      cy.spy(win.console, 'error').as('error');
    },
  });
  button(0).click();
  cy.get('@error').should('be.calledWith', 'HTTP error! status: 503');
});

it('cleared: the message is gone when the next download begins', () => {
  openWithClock('http');
  button(0).click();
  cy.tick(1500);
  cy.get('[data-test=error-message]').should('be.visible');
  button(1).click();
  // The clock is stopped, so the second download is still under way.
  cy.get('[data-test=error-message]').should('not.exist');
});

function button(index) {
  return cy.get(`[data-test=download-button-${index}]`);
}

function openWithClock(downloadFailure) {
  cy.clock();
  cy.visit(`/file-download?delayScale=1&downloadFailure=${downloadFailure}`);
}

function fail(downloadFailure) {
  cy.visit(`/file-download?delayScale=0&downloadFailure=${downloadFailure}`);
  button(0).click();
  cy.get('[data-test=error-message]').should('be.visible');
}

/** The file of a card, in the folder where Cypress lets the browser save it. */
function downloaded(index) {
  return `${Cypress.config('downloadsFolder')}/sample.${['txt', 'csv', 'pdf'][index]}`;
}
