const start = { todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] };

beforeEach(() => {
  cy.visit('/native-drag');
});

it('start: the columns have their cards in order', () => {
  shouldBe(start);
});

it('between: a card dropped below the cards of another column goes to its end', () => {
  dropBelow('Write', 'doing');
  shouldReport('Moved Write to Doing, place 3 of 3');
  shouldBe({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'], done: ['Ship'] });
  dropBelow('Ship', 'todo');
  shouldReport('Moved Ship to To do, place 3 of 3');
  // A column without a card takes one too.
  dropBelow('Paint', 'done');
  shouldReport('Moved Paint to Done, place 1 of 1');
  shouldBe({ todo: ['Review', 'Test', 'Ship'], doing: ['Build', 'Write'], done: ['Paint'] });
});

it('place: the upper half of a card is the place before it, the lower half the one after it', () => {
  drag(card('Write'), card('Build'), 'top');
  shouldBe({ todo: ['Review', 'Test'], doing: ['Write', 'Build', 'Paint'], done: ['Ship'] });
  drag(card('Review'), card('Build'), 'bottom');
  shouldBe({ todo: ['Test'], doing: ['Write', 'Build', 'Review', 'Paint'], done: ['Ship'] });
  // In its own column, downwards and upwards: the card itself is gone from among the others.
  drag(card('Write'), card('Review'), 'top');
  shouldBe({ todo: ['Test'], doing: ['Build', 'Write', 'Review', 'Paint'], done: ['Ship'] });
  drag(card('Paint'), card('Build'), 'bottom');
  shouldBe({ todo: ['Test'], doing: ['Build', 'Paint', 'Write', 'Review'], done: ['Ship'] });
});

it('copy: with Control held a copy is put at the place, and the card stays', () => {
  dropBelow('Write', 'done', { ctrlKey: true });
  shouldReport('Copied Write to Done as Write copy, place 2 of 2');
  shouldBe({ ...start, done: ['Ship', 'Write copy'] });
  drag(card('Write'), card('Review'), 'top', { ctrlKey: true });
  shouldReport('Copied Write to To do as Write copy 2, place 2 of 4');
  shouldBe({ ...start, todo: ['Write', 'Write copy 2', 'Review', 'Test'], done: ['Ship', 'Write copy'] });
});

it('effect: it is copy, move or none', () => {
  dropBelow('Write', 'done', { ctrlKey: true });
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: copy');
  dropBelow('Write', 'done');
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: move');
  drag(card('Test'), '[data-test=native-note]');
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: copy');
  drag(card('Test'), '[data-test=native-archive]');
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: none');
});

it('refused: archive, columns and what is beside them do not take it', () => {
  drag(card('Write'), '[data-test=native-archive]');
  shouldReport('Not dropped: Write');
  drag('[data-test=native-phrase]', '[data-test=native-column-done]');
  shouldReport('Not dropped: Meeting at ten');
  drag(card('Build'), 'h1');
  shouldReport('Not dropped: Build');
  shouldBe(start);
  cy.get('[data-test=native-note]').should('have.value', '');
});

it('note: phrase and cards are added at the end, and stay', () => {
  drag('[data-test=native-phrase]', '[data-test=native-note]');
  cy.get('[data-test=native-note]').should('have.value', 'Meeting at ten');
  drag(card('Ship'), '[data-test=native-note]');
  cy.get('[data-test=native-note]').should('have.value', 'Meeting at ten Ship');
  cy.contains('button', 'Add phrase to note').click();
  cy.get('[data-test=native-note]').should('have.value', 'Meeting at ten Ship Meeting at ten');
  cy.get('[data-test=native-phrase]').should('have.text', 'Meeting at ten');
  shouldBe(start);
});

it('carried: the types of the last drag are shown', () => {
  drag('[data-test=native-phrase]', '[data-test=native-note]');
  cy.get('[data-test=native-carried]').should('have.text', 'Carried: text/plain');
  dropBelow('Write', 'done');
  cy.get('[data-test=native-carried]').should('have.text', 'Carried: application/x-card, text/plain');
  drag(card('Test'), '[data-test=native-archive]');
  cy.get('[data-test=native-carried]').should('have.text', 'Carried: nothing');
});

it('buttons: they move and copy the chosen card', () => {
  cy.get('[data-test=native-chosen]').select('Write');
  cy.get('[data-test=native-down]').click();
  shouldBe({ ...start, todo: ['Review', 'Write', 'Test'] });
  cy.get('[data-test=native-up]').click();
  shouldBe(start);
  cy.get('[data-test=native-right]').click();
  shouldBe({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'], done: ['Ship'] });
  cy.get('[data-test=native-left]').click();
  shouldBe({ ...start, todo: ['Review', 'Test', 'Write'] });
  cy.get('[data-test=native-chosen]').select('Build');
  cy.get('[data-test=native-copy]').click();
  shouldBe({ todo: ['Review', 'Test', 'Write'], doing: ['Build', 'Build copy', 'Paint'], done: ['Ship'] });
});

it('edges: beyond the columns nothing moves, and the report says so', () => {
  cy.get('[data-test=native-report]').should('have.attr', 'role', 'status');
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

function card(name) {
  return `[data-test="native-card-${name}"]`;
}

/** All columns, because a card may have been left where it was, or have come twice. */
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
 * Cypress cannot drag. It sends the events of a drag, which share what is carried. By a script every place gets a drop,
 * so this sends none where the browser would not: where nobody has said during `dragover` that it is welcome.
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
  // A card that went to another column is a new element there, and a drag that was taken hears nothing of its end.
  cy.get('[data-test=native-board]').trigger('dragend', { dataTransfer, ...keys });
}
