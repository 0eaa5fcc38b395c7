// With a stopped clock, waits are exact and take no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/long-lists?delayScale=1');
});

const byTestId = (name) => cy.get(`[data-test=${name}]`);
const byTestIdPrefix = (name) => cy.get(`[data-test^=${name}-]`);
const rowOf = (number) => cy.get(`[data-test=rows-row-${number}]`);

function jump(number) {
  byTestId('rows-number').clear();
  if (number !== '') byTestId('rows-number').type(`${number}`);
  byTestId('rows-jump').click();
}

function jumpTo(number) {
  jump(number);
  byTestId('rows-list').should(($list) => {
    expect(drawn($list[0]).find((row) => row.number === number)?.top).to.equal(0);
  });
}

/** The rows in the document, from top to bottom, measured from the upper edge of the visible part. */
function drawn(list) {
  const edge = list.getBoundingClientRect().top + list.clientTop;
  const rows = [...list.querySelectorAll('[role=option]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const number = Number(row.textContent.replace('Row ', ''));
    return { number, top: Math.round(top - edge), bottom: Math.round(bottom - edge) };
  });
  return rows.sort((one, other) => one.top - other.top);
}

it('rows: the rows are in the document in order', () => {
  for (const place of ['0%', '30%', '70%', '100%']) {
    byTestId('rows-list').scrollTo('0%', place, { ensureScrollable: false });
    byTestId('rows-list').should(($list) => {
      const rows = drawn($list[0]);
      expect(rows[0]?.top).to.be.at.most(0);
      expect(rows.at(-1)?.bottom).to.be.at.least($list[0].clientHeight);
      expect(rows.map(({ number }) => number)).to.deep.equal(rows.map((_, index) => rows[0]?.number + index));
      if (place === '0%') expect(rows[0]?.number).to.equal(1);
      if (place === '100%') expect(rows.at(-1)?.number).to.equal(10000);
    });
  }
});

it('few: at most 40 rows are in the document', () => {
  for (const place of ['0%', '30%', '70%', '100%']) {
    byTestId('rows-list').scrollTo('0%', place, { ensureScrollable: false });
    byTestId('rows-list').should(($list) => expect(drawn($list[0]).length).to.be.within(1, 40));
  }
});

it('heights: rows are 44, 64 and 84 pixels high in turn', () => {
  for (const number of [2, 5000]) {
    jumpTo(number);
    byTestId('rows-list').should(($list) => {
      const rows = drawn($list[0]);
      for (const row of rows) expect(row.bottom - row.top).to.equal([84, 44, 64][row.number % 3]);
    });
  }
});

it('positions: assistive technology knows a row’s place in the whole list', () => {
  for (const number of [2, 5000, 9000]) {
    jump(number);
    rowOf(number).should('have.attr', 'aria-posinset', `${number}`);
    rowOf(number).should('have.attr', 'aria-setsize', '10000');
  }
});

it('jump: “Jump” scrolls a row to the top', () => {
  for (const number of [5000, 12]) jumpTo(number);
  jump(10000);
  // As near as possible, which is at the end of the list.
  byTestId('rows-list').should(($list) => {
    const { scrollHeight, clientHeight, scrollTop } = $list[0];
    expect(scrollHeight - clientHeight - scrollTop).to.be.below(1);
  });
});

it('enter: Enter does the same as “Jump”', () => {
  byTestId('rows-number').type('777{enter}');
  rowOf(777).should('exist');
});

it('refused: a number without a row is refused', () => {
  for (const wrong of ['0', '10001', '1.5', 'abc', '']) {
    // A right number between two wrong ones, so that each wrong one has to show the message again.
    jumpTo(777);
    byTestId('rows-error').should('not.exist');
    jump(wrong);
    byTestId('rows-error').should('have.text', 'Enter a number from 1 to 10000');
    rowOf(777).should('exist');
  }
});

it('select: a click selects a row alone', () => {
  for (const number of [5, 2]) {
    rowOf(number).click();
    byTestId('rows-selected').should('have.text', 'Selected: 1');
    rowOf(number).should('have.attr', 'aria-selected', 'true');
  }
});

it('range: a click with Shift selects a range', () => {
  rowOf(5).click();
  jumpTo(25);
  rowOf(25).click({ shiftKey: true });
  // From here the whole range is in the document. Whether other rows count too is another requirement.
  rowOf(14).scrollIntoView();
  byTestId('rows-selected').should('have.text', 'Selected: 21');
  rowOf(25).should('have.attr', 'aria-selected', 'true');
  rowOf(26).should('have.attr', 'aria-selected', 'false');
  rowOf(3).click({ shiftKey: true });
  byTestId('rows-selected').should('have.text', 'Selected: 3');
  for (const number of [2, 3, 4, 5, 6])
    rowOf(number).should('have.attr', 'aria-selected', `${number >= 3 && number <= 5}`);
});

it('toggled: a click with Control adds or removes a row', () => {
  rowOf(3).click();
  for (const count of [2, 1]) {
    rowOf(2).click({ ctrlKey: true });
    byTestId('rows-selected').should('have.text', `Selected: ${count}`);
  }
  rowOf(3).should('have.attr', 'aria-selected', 'true');
});

it('kept: rows stay selected while they are not in the document', () => {
  rowOf(2).click();
  rowOf(4).click({ ctrlKey: true });
  jumpTo(9000);
  rowOf(4).should('not.exist');
  byTestId('rows-selected').should('have.text', 'Selected: 2');
  jumpTo(2);
  for (const number of [2, 4]) rowOf(number).should('have.attr', 'aria-selected', 'true');
});

it('cleared: “Clear selection” leaves no row selected', () => {
  rowOf(2).click();
  byTestId('rows-clear').click();
  byTestId('rows-selected').should('have.text', 'Selected: 0');
  rowOf(2).should('have.attr', 'aria-selected', 'false');
});

it('keys: arrows, Home and End change the active row', () => {
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
    ['End', 10000],
    ['Home', 1],
  ]) {
    byTestId('rows-list').trigger('keydown', { key });
    byTestId('rows-active').should('have.text', `Active: Row ${number}`);
  }
});

it('view: the active row is in view', () => {
  for (let number = 2; number <= 12; number++) {
    byTestId('rows-list').trigger('keydown', { key: 'ArrowDown' });
    byTestId('rows-list').should(($list) => {
      const rows = drawn($list[0]);
      const [row, next] = rows.slice(rows.findIndex((row) => row.number === number));
      expect(row?.top).to.be.at.least(0);
      // Measured to the next one. Its height is another requirement.
      expect(next?.top).to.be.at.most($list[0].clientHeight);
    });
  }
});

it('space: Space selects the active row', () => {
  for (const number of [2, 3]) {
    byTestId('rows-list').trigger('keydown', { key: 'ArrowDown' });
    byTestId('rows-list').trigger('keydown', { key: ' ' });
    rowOf(number).should('have.attr', 'aria-selected', 'true');
    byTestId('rows-selected').should('have.text', 'Selected: 1');
  }
});

/** Passes the time of a load that has begun. */
function takeItsTime() {
  byTestId('feed-status').should('have.text', 'Loading');
  cy.tick(999);
  byTestId('feed-status').should('have.text', 'Loading');
  cy.tick(1001);
  byTestId('feed-status').should('not.have.text', 'Loading');
}

function load() {
  byTestId('feed-list').scrollTo('bottom');
  takeItsTime();
}

function retry() {
  byTestId('feed-retry').click();
  takeItsTime();
}

it('feed: a feed at its end loads twenty more items', () => {
  byTestId('feed-status').should('have.text', 'Shown: 20');
  loadOrRetry();
  byTestIdPrefix('feed-item').should('have.length', 40);
});

it('loading: the status is “Loading” for 1 to 2 seconds', () => {
  byTestId('feed-list').scrollTo('bottom');
  takeItsTime();
});

it('end: the feed ends with two hundred items', () => {
  for (let count = 20; count < 200; count += 20) loadOrRetry();
  byTestId('feed-status').should('have.text', 'End of the list: 200 items');
  byTestId('feed-list').scrollTo('bottom');
  cy.tick(2000);
  byTestIdPrefix('feed-item').should('have.length', 200);
});

function loadOrRetry() {
  load();
  byTestId('feed-status').then(($status) => {
    if ($status.text() === 'Loading failed') retry();
  });
}

function loadUntilOneFails() {
  load();
  byTestId('feed-status').then(($status) => {
    if ($status.text() !== 'Loading failed') loadUntilOneFails();
  });
}

it('failed: one load fails, and the seed decides which', () => {
  const counts = [];
  for (const seed of [3, 3, 11]) {
    cy.visit(`/long-lists?delayScale=1&seed=${seed}`);
    loadUntilOneFails();
    byTestIdPrefix('feed-item').then(($items) => counts.push($items.length));
  }
  cy.then(() => {
    expect(counts[1]).to.equal(counts[0]);
    expect(new Set(counts).size).to.be.greaterThan(1);
  });
});

it('retry: “Retry” loads the items', () => {
  loadUntilOneFails();
  byTestIdPrefix('feed-item').then(($items) => {
    retry();
    byTestIdPrefix('feed-item').should('have.length', $items.length + 20);
  });
});

it('paused: nothing is loaded until “Retry”', () => {
  loadUntilOneFails();
  byTestId('feed-list').scrollTo('top').scrollTo('bottom');
  cy.tick(2000);
  byTestId('feed-status').should('have.text', 'Loading failed');
});

it('more: each press adds ten items', () => {
  for (const count of [20, 30]) {
    byTestId('more-button').click();
    cy.tick(2000);
    byTestId('more-status').should('have.text', `Shown: ${count} of 50`);
    byTestIdPrefix('more-item').should('have.length', count);
  }
});

it('busy: the button is disabled while it loads', () => {
  byTestId('more-button').click();
  byTestId('more-button').should('be.disabled');
  cy.tick(999);
  byTestId('more-button').should('be.disabled');
  cy.tick(1001);
  byTestId('more-button').should('be.enabled');
});

it('all: the button stays disabled at the end', () => {
  for (const count of [20, 30, 40, 50]) {
    byTestId('more-button').click();
    cy.tick(2000);
    byTestId('more-status').should('have.text', `Shown: ${count} of 50`);
  }
  byTestId('more-button').should('be.disabled');
});
