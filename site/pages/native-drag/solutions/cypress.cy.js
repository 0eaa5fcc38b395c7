beforeEach(() => {
  cy.visit('/native-drag');
});

it('start: the columns have their cards in order', () => {
  shouldBe({ todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] });
});

it('between: a card dropped below the others goes to the end', () => {
  for (const [name, column] of [
    ['Write', 'doing'],
    ['Ship', 'todo'],
    // An empty column takes a card, too.
    ['Build', 'done'],
  ]) {
    withBoard((board) => {
      dropBelow(name, column);
      shouldBe({ [column]: [...board[column], name] });
    });
    cy.get(card(name)).should('have.length', 1);
  }
});

it('report: each move is named', () => {
  withBoard(({ doing, done }) => {
    for (const [name, column, title, place] of [
      ['Write', 'doing', 'Doing', doing.length + 1],
      ['Review', 'done', 'Done', done.length + 1],
    ]) {
      dropBelow(name, column);
      shouldReport(`Moved ${name} to ${title}, place ${place} of ${place}`);
    }
  });
});

it('place: a card goes right before or after another one', () => {
  withBoard(({ doing }) => {
    const [first, ...others] = doing;
    drag(card('Write'), card(first), 'top');
    shouldBe({ doing: ['Write', first, ...others] });
    drag(card('Review'), card(first), 'bottom');
    shouldBe({ doing: ['Write', first, 'Review', ...others] });
  });
});

it('own: a card goes right before or after another one in its own column', () => {
  // Down and up, because the dragged card itself is no longer among the others.
  withBoard((board) => {
    const [first, second, third] = board.todo;
    drag(card(first), card(third), 'top');
    shouldBe({ ...board, todo: [second, first, third] });
    drag(card(third), card(second), 'bottom');
    shouldBe({ ...board, todo: [second, third, first] });
  });
});

it('copy: with Control the card stays in its column', () => {
  withBoard(({ todo, doing }) => {
    dropBelow('Write', 'done', { ctrlKey: true });
    cy.get('[data-test=native-column-done] [data-test^=native-card-]').should('have.length', 2);
    shouldBe({ todo, doing });
  });
});

it('named: each copy has its own name', () => {
  for (const copies of [['Build copy'], ['Build copy', 'Build copy 2']]) {
    dropBelow('Build', 'done', { ctrlKey: true });
    shouldBe({ done: ['Ship', ...copies] });
  }
});

it('effect: the effect is copy with Control, else move', () => {
  dropBelow('Write', 'done', { ctrlKey: true });
  cy.get('[data-test=native-effect]').should('have.text', 'Effect: copy');
  dropBelow('Review', 'done');
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
  withBoard((board) => {
    for (const source of [card('Write'), '[data-test=native-phrase]']) {
      drag(source, '[data-test=native-archive]');
      cy.get('[data-test=native-report]').should('contain.text', 'Not dropped');
      shouldBe(board);
    }
    drag('[data-test=native-phrase]', '[data-test=native-column-done]');
    cy.get('[data-test=native-report]').should('contain.text', 'Not dropped');
    shouldBe(board);
  });
});

it('undropped: a drag without a drop is reported', () => {
  drag('[data-test=native-phrase]', '[data-test=native-archive]');
  shouldReport('Not dropped: Meeting at ten');
  drag(card('Build'), 'h1');
  shouldReport('Not dropped: Build');
});

it('note: phrases and cards are added at the end', () => {
  drag('[data-test=native-phrase]', '[data-test=native-note]');
  cy.get('[data-test=native-note]').should('have.value', 'Meeting at ten');
  drag(card('Ship'), '[data-test=native-note]');
  cy.get('[data-test=native-note]').should('have.value', 'Meeting at ten Ship');
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
  withBoard((board) => {
    const [first, second, third] = board.todo;
    cy.get('[data-test=native-chosen]').select(first);
    cy.get('[data-test=native-down]').click();
    shouldBe({ ...board, todo: [second, first, third] });
    cy.get('[data-test=native-up]').click();
    shouldBe(board);
  });
});

it('sides: “Left” and “Right” move the chosen card to the next column', () => {
  withBoard((board) => {
    const [first, ...others] = board.todo;
    cy.get('[data-test=native-chosen]').select(first);
    cy.get('[data-test=native-right]').click();
    shouldBe({ ...board, todo: others, doing: [...board.doing, first] });
    cy.get('[data-test=native-left]').click();
    shouldBe({ ...board, todo: [...others, first] });
  });
});

it('duplicate: “Copy” copies the chosen card', () => {
  withBoard((board) => {
    const [first, ...others] = board.doing;
    cy.get('[data-test=native-chosen]').select(first);
    cy.get('[data-test=native-copy]').click();
    shouldBe({ ...board, doing: [first, `${first} copy`, ...others] });
  });
});

it('edges: no card moves beyond the columns', () => {
  withBoard((board) => {
    const [first, second, third] = board.todo;
    for (const [name, button, place] of [
      [first, 'up', 'To do, place 1 of 3'],
      [third, 'down', 'To do, place 3 of 3'],
      [second, 'left', 'To do, place 2 of 3'],
      ['Ship', 'right', 'Done, place 1 of 1'],
    ]) {
      cy.get('[data-test=native-chosen]').select(name);
      cy.get(`[data-test=native-${button}]`).click();
      shouldReport(`${name} stays in ${place}`);
      shouldBe(board);
    }
  });
});

it('announced: the report is a live region', () => {
  cy.get('[data-test=native-report]').should('have.attr', 'role', 'status');
});

function card(name) {
  return `[data-test="native-card-${name}"]`;
}

function namesIn($column) {
  const cards = $column.find('[data-test^=native-card-]').toArray();
  return cards.map((card) => card.textContent);
}

/** What the columns have now, because only “start” is about what they have at first. */
function withBoard(act) {
  cy.get('[data-test=native-board]').then(($board) => {
    const namesOf = (column) => namesIn($board.find(`[data-test=native-column-${column}]`));
    act({ todo: namesOf('todo'), doing: namesOf('doing'), done: namesOf('done') });
  });
}

/** All columns, because a card may still be in its old place, or be there twice. */
function shouldBe(board) {
  for (const [column, cards] of Object.entries(board)) {
    cy.get(`[data-test=native-column-${column}]`).should(($column) => {
      expect(namesIn($column)).to.deep.equal(cards);
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
