const start = { todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] };

beforeEach(() => {
  cy.visit('/native-drag');
});

it('start: the columns have their cards in order', () => {
  shouldBe(start);
});

it('between: a card dropped below the others goes to the end', () => {
  dropBelow('Write', 'doing');
  shouldBe({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'], done: ['Ship'] });
  dropBelow('Ship', 'todo');
  // An empty column takes a card, too.
  dropBelow('Paint', 'done');
  shouldBe({ todo: ['Review', 'Test', 'Ship'], doing: ['Build', 'Write'], done: ['Paint'] });
});

it('report: each move is named', () => {
  dropBelow('Write', 'doing');
  shouldReport('Moved Write to Doing, place 3 of 3');
  dropBelow('Review', 'done');
  shouldReport('Moved Review to Done, place 2 of 2');
});

it('place: a card goes right before or after another one', () => {
  drag(card('Write'), card('Build'), 'top');
  shouldBe({ todo: ['Review', 'Test'], doing: ['Write', 'Build', 'Paint'], done: ['Ship'] });
  drag(card('Review'), card('Build'), 'bottom');
  shouldBe({ todo: ['Test'], doing: ['Write', 'Build', 'Review', 'Paint'], done: ['Ship'] });
});

it('own: a card goes right before or after another one in its own column', () => {
  // Down and up, because the dragged card itself is no longer among the others.
  drag(card('Write'), card('Test'), 'top');
  shouldBe({ ...start, todo: ['Review', 'Write', 'Test'] });
  drag(card('Test'), card('Review'), 'bottom');
  shouldBe({ ...start, todo: ['Review', 'Test', 'Write'] });
});

it('copy: with Control the card stays in its column', () => {
  dropBelow('Write', 'done', { ctrlKey: true });
  cy.get('[data-test=native-column-done] [data-test^=native-card-]').should('have.length', 2);
  shouldBe({ todo: start.todo, doing: start.doing });
});

it('named: each copy has its own name', () => {
  dropBelow('Write', 'done', { ctrlKey: true });
  shouldReport('Copied Write to Done as Write copy, place 2 of 2');
  dropBelow('Write', 'done', { ctrlKey: true });
  shouldBe({ ...start, done: ['Ship', 'Write copy', 'Write copy 2'] });
});

it('effect: the effect is copy with Control, else move', () => {
  dropBelow('Write', 'done', { ctrlKey: true });
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: copy');
  dropBelow('Write', 'done');
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: move');
});

it('noted: a drop in the note has the effect copy', () => {
  drag(card('Test'), '[data-test=native-note]');
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: copy');
});

it('none: without a drop the effect is none', () => {
  dropBelow('Write', 'done');
  drag(card('Test'), '[data-test=native-archive]');
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: none');
});

it('refused: the archive accepts nothing, and no column accepts a phrase', () => {
  for (const source of [card('Write'), '[data-test=native-phrase]']) {
    drag(source, '[data-test=native-archive]');
    cy.get('[data-test=native-effect]').should('have.text', 'Effect: none');
    shouldBe(start);
  }
  drag('[data-test=native-phrase]', '[data-test=native-column-done]');
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: none');
  shouldBe(start);
});

it('undropped: a drag without a drop is reported', () => {
  drag('[data-test=native-phrase]', '[data-test=native-archive]');
  shouldReport('Not dropped: Meeting at ten');
  drag(card('Build'), 'h1');
  shouldReport('Not dropped: Build');
  shouldBe(start);
});

it('note: phrases and cards are added at the end', () => {
  drag('[data-test=native-phrase]', '[data-test=native-note]');
  cy.get('[data-test=native-note]').should('have.value', 'Meeting at ten');
  drag(card('Ship'), '[data-test=native-note]');
  cy.get('[data-test=native-note]').should('have.value', 'Meeting at ten Ship');
  shouldBe(start);
});

it('add: the button adds the phrase', () => {
  cy.get('[data-test=native-note]').type('Call Ada');
  cy.contains('button', 'Add phrase to note').click();
  cy.get('[data-test=native-note]').should('have.value', 'Call Ada Meeting at ten');
});

it('carried: the data types of the drop are listed', () => {
  drag('[data-test=native-phrase]', '[data-test=native-note]');
  cy.get('[data-test=native-carried]').should('have.text', 'Carried: text/plain');
  dropBelow('Write', 'done');
  cy.get('[data-test=native-carried]').should('have.text', 'Carried: application/x-card, text/plain');
});

it('nothing: without a drop nothing is carried', () => {
  dropBelow('Write', 'done');
  drag(card('Test'), '[data-test=native-archive]');
  cy.get('[data-test=native-carried]').should('have.text', 'Carried: nothing');
});

it('buttons: “Up” and “Down” move the chosen card by one place', () => {
  cy.get('[data-test=native-chosen]').select('Write');
  cy.get('[data-test=native-down]').click();
  shouldBe({ ...start, todo: ['Review', 'Write', 'Test'] });
  cy.get('[data-test=native-up]').click();
  shouldBe(start);
});

it('sides: “Left” and “Right” move the chosen card to the next column', () => {
  cy.get('[data-test=native-chosen]').select('Write');
  cy.get('[data-test=native-right]').click();
  shouldBe({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'], done: ['Ship'] });
  cy.get('[data-test=native-left]').click();
  shouldBe({ ...start, todo: ['Review', 'Test', 'Write'] });
});

it('duplicate: “Copy” copies the chosen card', () => {
  cy.get('[data-test=native-chosen]').select('Build');
  cy.get('[data-test=native-copy]').click();
  shouldBe({ ...start, doing: ['Build', 'Build copy', 'Paint'] });
});

it('edges: no card moves beyond the columns', () => {
  for (const [name, button, report] of [
    ['Write', 'up', 'Write stays in To do, place 1 of 3'],
    ['Test', 'down', 'Test stays in To do, place 3 of 3'],
    ['Review', 'left', 'Review stays in To do, place 2 of 3'],
    ['Ship', 'right', 'Ship stays in Done, place 1 of 1'],
  ]) {
    cy.get('[data-test=native-chosen]').select(name);
    cy.get(`[data-test=native-${button}]`).click();
    shouldReport(report);
    shouldBe(start);
  }
});

it('announced: the report is a live region', () => {
  cy.get('[data-test=native-report]').should('have.attr', 'role', 'status');
});

function card(name) {
  return `[data-test="native-card-${name}"]`;
}

/** All columns, because a card may still be in its old place, or be there twice. */
function shouldBe(board) {
  for (const [column, cards] of Object.entries(board)) {
    cy.get(`[data-test=native-column-${column}]`).should(($column) => {
      const texts = $column.find('[data-test^=native-card-]').toArray();
      expect(texts.map((card) => card.textContent)).to.deep.equal(cards);
    });
  }
}

function shouldReport(text) {
  cy.get('[data-test=native-report]').should('have.text', text);
}

function dropBelow(name, column, keys) {
  drag(card(name), `[data-test=native-column-${column}]`, 'bottom', keys);
}

/**
 * Cypress cannot drag, so this sends the events of a drag with one DataTransfer. A script could drop anywhere, so this
 * sends the drop only if the page has accepted the `dragover`, as a browser does.
 * @param {string} from
 * @param {string} to
 * @param {Cypress.PositionType} [position]
 * @param {{ ctrlKey?: boolean }} [keys]
 */
function drag(from, to, position = 'center', keys = {}) {
  const dataTransfer = new DataTransfer();
  cy.get(from).trigger('dragstart', { dataTransfer, ...keys });
  let welcome = false;
  cy.window().then((window) => {
    const look = (event) => {
      welcome = event.defaultPrevented && dataTransfer.dropEffect !== 'none';
    };
    window.addEventListener('dragover', look, { once: true });
  });
  cy.get(to).trigger('dragover', position, { dataTransfer, ...keys });
  cy.get(to).then(($target) => {
    if (welcome) cy.wrap($target).trigger('drop', position, { dataTransfer, ...keys });
  });
  // Sent to the board, because a card that has moved is a new element, and the old one gets no event.
  cy.get('[data-test=native-board]').trigger('dragend', { dataTransfer, ...keys });
}
