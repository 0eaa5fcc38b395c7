const failure = 'Failed to download Sample Text. Please try again later or contact support if the issue persists.';

beforeEach(() => {
  // A file of an earlier test would pass for the one that is waited for. The task is in cypress.config.js.
  cy.task('emptyDownloads');
});

it('cards: three cards with their texts, and buttons named after their files', () => {
  cy.visit('/file-download');
  for (const [index, [name, details]] of [
    ['Sample Text', 'TXT • 1 KB'],
    ['Sample CSV', 'CSV • 2 KB'],
    ['Sample PDF', 'PDF • 20 KB'],
  ].entries()) {
    cy.get(`[data-test=download-card-${index}]`).within(() => {
      cy.get('h3').should('be.visible').and('have.text', name);
      cy.contains(details).should('be.visible').and('have.text', details);
      cy.get(`[data-test=download-button-${index}]`).should('have.text', `Download ${name}`);
    });
  }
});

it('saved: the files have their names and sizes', () => {
  cy.visit('/file-download?delayScale=0&downloadFailure=none');
  for (const [index, size] of [1024, 2048, 20480].entries()) {
    cy.get(`[data-test=download-button-${index}]`).click();
    // Without an encoding it is read as bytes, and again until it is complete.
    cy.readFile(downloaded(index), null).should('have.length', size);
  }
});

it('contents: a text, a table and a PDF of one page', () => {
  cy.visit('/file-download?delayScale=0&downloadFailure=none');
  for (const index of [0, 1, 2]) cy.get(`[data-test=download-button-${index}]`).click();

  // Words, and nothing that is not UTF-8.
  cy.readFile(downloaded(0))
    .should('match', /\w+ \w+/)
    .and('not.include', '\ufffd');

  cy.readFile(downloaded(1)).should((text) => {
    const [header, ...rows] = text.trim().split(/\r?\n/);
    // A comma in quotes is part of its value.
    const values = (row) => row.replace(/"[^"]*"/g, '').split(',').length;
    expect(values(header)).to.be.greaterThan(1);
    expect(rows).not.to.have.length(0);
    for (const row of rows) expect(values(row), row).to.equal(values(header));
  });

  cy.readFile(downloaded(2), 'latin1').should((pdf) => {
    expect(pdf).to.match(/^%PDF-\d/);
    expect(pdf.trimEnd()).to.match(/%%EOF$/);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).to.have.length(1);
  });
});

it('busy: only the pressed button is disabled, for half a second and until its file is there', () => {
  cy.clock();
  cy.visit('/file-download?delayScale=1&downloadFailure=none');
  // The answer is held back, so that only the file can end the wait.
  let answer = () => {};
  const held = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  const asked = cy.stub().as('asked');
  cy.intercept({ pathname: '/proxy' }, () => {
    asked();
    return held;
  });

  cy.get('[data-test=download-button-0]').click();
  cy.tick(499);
  cy.get('[data-test=download-button-0]').should('be.disabled');
  cy.get('[data-test=download-button-1]').should('be.enabled');
  cy.get('[data-test=download-button-2]').should('be.enabled');
  cy.tick(1001);
  cy.get('@asked').should('be.calledOnce');
  cy.get('[data-test=download-button-0]')
    .should('be.disabled')
    .then(() => answer());
  cy.get('[data-test=download-button-0]').should('be.enabled');
  cy.readFile(downloaded(0), null).should('have.length', 1024);
});

it('failed: a failure is alerted in red, and no file is saved', () => {
  cy.visit('/file-download?delayScale=0&downloadFailure=http');
  cy.get('[data-test=download-button-0]').click();
  cy.get('[data-test=error-message]').should('have.text', failure).and('have.attr', 'role', 'alert');
  cy.get('[data-test=error-message]').should(($message) => {
    // More red than anything else, in either theme.
    const [red, green, blue] = $message.css('color').match(/\d+/g)?.map(Number) ?? [];
    expect(red).to.be.greaterThan(Math.max(green, blue));
  });
  cy.get('[data-test=download-button-0]').should('be.enabled');
  cy.readFile(downloaded(0)).should('not.exist');
});

it('empty: an empty file is refused with the same message', () => {
  cy.visit('/file-download?delayScale=0&downloadFailure=empty');
  cy.get('[data-test=download-button-0]').click();
  cy.get('[data-test=error-message]').should('have.text', failure);
  cy.get('[data-test=download-button-0]').should('be.enabled');
  cy.readFile(downloaded(0)).should('not.exist');
});

it('reason: the console says why a download failed', () => {
  for (const [failure, reason] of [
    ['http', 'HTTP error! status: 503'],
    ['empty', 'File is empty'],
  ]) {
    cy.visit(`/file-download?delayScale=0&downloadFailure=${failure}`, {
      onBeforeLoad(win) {
        cy.spy(win.console, 'error').as('error');
      },
    });
    cy.get('[data-test=download-button-0]').click();
    cy.get('@error').should('be.calledWith', reason);
  }
});

it('cleared: the message is gone as soon as the next download begins', () => {
  cy.clock();
  cy.visit('/file-download?delayScale=1&downloadFailure=http');
  cy.get('[data-test=download-button-0]').click();
  cy.tick(1500);
  cy.get('[data-test=error-message]').should('have.text', failure);
  cy.get('[data-test=download-button-1]').click();
  // The clock stands still, so the second download has begun and not ended.
  cy.get('[data-test=download-button-1]').should('be.disabled');
  cy.get('[data-test=error-message]').should('not.exist');
});

/** Where Cypress lets the browser save a card's file. */
function downloaded(index) {
  return `${Cypress.config('downloadsFolder')}/sample.${['txt', 'csv', 'pdf'][index]}`;
}
