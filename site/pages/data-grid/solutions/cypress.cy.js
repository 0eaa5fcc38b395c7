const open = (options = 'delayScale=0') => {
  cy.visit(`/data-grid?${options}`);
  // The grid draws its rows a moment after the page.
  cy.get('[data-test=grid-open-S-0001]').should('be.visible');
};

beforeEach(() => open());

// By id and column, because the document has rows and columns in another order than the screen.
const row = (id) => cy.get(`.ag-row[row-id="${id}"]`);
const cell = (id, column) => cy.get(`.ag-row[row-id="${id}"] [col-id="${column}"]`);
const field = (id, column) => cy.get(`.ag-row[row-id="${id}"] [col-id="${column}"] input`);
const at = (index, column) => cy.get(`.ag-row[row-index="${index}"] [col-id="${column}"]`);
const header = (column) => cy.get(`.ag-header-cell[col-id="${column}"]`);
const press = (column, options) => header(column).find('.ag-header-cell-text').click(options);
const selected = () => cy.get('[data-test=grid-selected]');
const changes = () => cy.get('[data-test=grid-changes] li');

function quickFilter(text) {
  cy.get('[data-test=grid-quick-filter]').clear();
  cy.get('[data-test=grid-quick-filter]').type(text);
}

function edit(id, column, text) {
  cell(id, column).dblclick();
  field(id, column).clear();
  field(id, column).type(`${text}{enter}`);
  field(id, column).should('not.exist');
}

/** Real keys need a plugin in Cypress, so this sends the event that a key makes. */
const withControl = (key) =>
  cy.focused().trigger('keydown', { key, code: `Key${key.toUpperCase()}`, ctrlKey: true, bubbles: true });

/** A column that is out of view is not in the document. */
const scrollTo = (left, top) => cy.get('.ag-grid-viewport').scrollTo(left, top, { ensureScrollable: false });

function filter(column, text, operator) {
  header(column).find('.ag-header-cell-filter-button').click();
  if (operator) {
    cy.get('.ag-filter [role=combobox]').first().click();
    cy.get('[role=option]')
      .filter((_, option) => option.textContent.trim() === operator)
      .click();
  }
  cy.get('[aria-label="Filter Value"]').first().clear();
  cy.get('[aria-label="Filter Value"]').first().type(`${text}{esc}`);
}

it('sort: a click on a header sorts in three steps', () => {
  press('customer');
  at(0, 'customer').should('have.text', 'Ada Adams');
  press('customer');
  at(0, 'customer').should('have.text', 'Jonas Horvat');
  press('customer');
  at(0, 'id').should('have.text', 'S-0001');
  press('customer');
  press('status');
  at(0, 'id').should('have.text', 'S-0001');
  at(1, 'id').should('have.text', 'S-0003');
});

it('numbers: numbers are sorted by value', () => {
  for (const [column, smallest, largest] of [
    ['price', '2.21', '1998.28'],
    ['quantity', '2', '1200'],
    ['weight', '0.1', '400.0'],
  ]) {
    if (column === 'weight') scrollTo(600, 0);
    press(column);
    at(0, column).should('have.text', smallest);
    press(column);
    at(0, column).should('have.text', largest);
    press(column);
  }
});

it('added: Shift adds a second column to the sort', () => {
  press('customer');
  for (const status of ['Delivered', 'Sent']) {
    press('status', { shiftKey: true });
    at(0, 'customer').should('have.text', 'Ada Adams');
    at(0, 'status').should('have.text', status);
  }
});

it('text-filter: the filter finds a part of the text', () => {
  filter('customer', 'BERG');
  cy.get('.ag-row [col-id=customer]').should(($names) => {
    for (const name of $names) expect(name.textContent).to.match(/ Berg$/);
  });
});

it('number-filter: “Greater than” leaves out the number itself', () => {
  for (const number of ['1998', '1997.9']) {
    filter('price', number, 'Greater than');
    cell('S-0019', 'price').should('have.text', '1998.28');
    cy.get('.ag-row').should('have.length', 1);
  }
});

it('quick: the quick filter finds what is out of view', () => {
  for (const text of ['fragile', 'R100049']) {
    quickFilter(text);
    row('S-0001').should('not.exist');
    row('S-0007').should('be.visible');
  }
});

it('count: the rows are counted with each kind of filter', () => {
  const count = () => cy.get('[data-test=grid-row-count]');
  count().should('have.text', '2,000 rows');
  quickFilter('S-19');
  count().should('have.text', '100 of 2,000 rows');
  cy.get('[data-test=grid-pages]').check();
  quickFilter('S-190');
  count().should('have.text', '10 of 2,000 rows');
  open();
  filter('customer', 'Ada Be');
  count().should('have.text', '37 of 2,000 rows');
});

/** Cypress cannot drag, so this sends the events of a drag. */
function drag(element, steps) {
  element().then(($from) => {
    const { left, top, width, height } = $from[0].getBoundingClientRect();
    const y = top + height / 2;
    const event = (x) => ({
      clientX: left + width / 2 + x,
      clientY: y,
      button: 0,
      buttons: 1,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      force: true,
      eventConstructor: 'PointerEvent',
    });
    // The events of a script have no real pointer, so capturing it would fail.
    $from[0].setPointerCapture = () => {};
    element().trigger('pointerdown', event(0));
    for (const x of steps) element().trigger('pointermove', event(x));
    element().trigger('pointerup', event(steps.at(-1)));
  });
}

it('moved: a dragged header moves its column', () => {
  drag(() => header('customer').find('.ag-header-cell-text'), [60, 200, 350, 420]);
  cell('S-0001', 'customer').should(($customer) => {
    const quantity = $customer.siblings('[col-id=quantity]');
    expect($customer[0].getBoundingClientRect().left).to.be.above(quantity[0].getBoundingClientRect().left);
  });
});

it('resized: the edge of a header changes the width', () => {
  header('customer').then(([{ offsetWidth }]) => {
    drag(() => header('customer').find('.ag-header-cell-resize'), [20, 40, 60]);
    header('customer').should(([{ offsetWidth: wider }]) => expect(wider).to.be.closeTo(offsetWidth + 60, 3));
  });
});

it('box: check boxes add rows to the selection', () => {
  for (const id of ['S-0002', 'S-0004']) field(id, 'ag-Grid-SelectionColumn').check();
  selected().should('have.text', '2 selected');
  for (const id of ['S-0002', 'S-0004']) row(id).should('have.attr', 'aria-selected', 'true');
});

it('click: a click selects one row', () => {
  cell('S-0003', 'customer').click();
  selected().should('have.text', '1 selected');
  cell('S-0005', 'customer').click();
  row('S-0005').should('have.attr', 'aria-selected', 'true');
  selected().should('have.text', '1 selected');
});

it('toggle: Ctrl adds a row or removes it', () => {
  cell('S-0003', 'customer').click();
  cell('S-0005', 'customer').click({ ctrlKey: true });
  row('S-0005').should('have.attr', 'aria-selected', 'true');
  selected().should('have.text', '2 selected');
  cell('S-0005', 'customer').click({ ctrlKey: true });
  row('S-0005').should('have.attr', 'aria-selected', 'false');
  row('S-0003').should('have.attr', 'aria-selected', 'true');
});

it('range: Shift selects from row to row', () => {
  cell('S-0003', 'customer').click();
  cell('S-0006', 'customer').click({ shiftKey: true });
  selected().should('have.text', '4 selected');
  for (const id of ['S-0003', 'S-0004', 'S-0005', 'S-0006']) row(id).should('have.attr', 'aria-selected', 'true');
});

it('all: the header selects all filtered rows', () => {
  cy.get('[data-test=grid-pages]').check();
  quickFilter('S-19');
  row('S-1900').should('be.visible');
  header('ag-Grid-SelectionColumn').find('input').check();
  selected().should('have.text', '100 selected');
});

it('start: a double click, Enter and typing start editing', () => {
  cell('S-0001', 'customer').dblclick();
  field('S-0001', 'customer').should('have.value', 'Hana Horvat');
  field('S-0001', 'customer').type('{esc}');
  cell('S-0002', 'customer').click();
  cy.focused().trigger('keydown', { key: 'Enter', code: 'Enter' });
  field('S-0002', 'customer').should('have.value', 'Ines Horvat');
  field('S-0002', 'customer').type('{esc}');
  cell('S-0003', 'customer').click();
  cy.focused().trigger('keydown', { key: 'B', code: 'KeyB' });
  field('S-0003', 'customer').should('have.value', 'B');
});

it('kept: an edit stays with its shipment', () => {
  edit('S-0003', 'price', '77.7');
  // The row of the focused cell stays in the document.
  cell('S-0001', 'customer').click();
  scrollTo(0, 20_000);
  row('S-0003').should('not.exist');
  scrollTo(0, 0);
  cell('S-0003', 'price').should('have.text', '77.70');
  press('customer');
  at(0, 'customer').should('have.text', 'Ada Adams');
  quickFilter('S-0003');
  row('S-0098').should('not.exist');
  quickFilter('S-000');
  row('S-0004').should('exist');
  cell('S-0003', 'price').should('have.text', '77.70');
});

it('limits: a number out of the range is refused', () => {
  for (const [text, shown] of [
    ['100000', '926.47'],
    ['-1', '926.47'],
    ['0', '0.00'],
    ['99999', '99999.00'],
  ]) {
    edit('S-0002', 'price', text);
    cell('S-0002', 'price').should('have.text', shown);
  }
});

it('refused: the error names the cell', () => {
  for (const [id, column, label] of [
    ['S-0007', 'price', 'Price'],
    ['S-0002', 'quantity', 'Quantity'],
  ]) {
    edit(id, column, '123456');
    cy.get('[data-test=grid-error]').should('have.text', `${id} ${label} must be from 0 to 99,999`);
  }
});

it('status: the dropdown has four choices', () => {
  cell('S-0007', 'status').click();
  cy.focused().trigger('keydown', { key: 'Enter', code: 'Enter' });
  cy.get('[role=option]').should(($options) => {
    const texts = [...$options].map(({ textContent }) => textContent.trim());
    expect(texts).to.deep.equal(['New', 'Packed', 'Sent', 'Delivered']);
  });
  cy.get('[role=option]').last().click();
  cell('S-0007', 'status').should('have.text', 'Delivered');
});

it('escape: Escape keeps the old value', () => {
  cell('S-0003', 'customer').dblclick();
  field('S-0003', 'customer').type('Nobody{esc}');
  cell('S-0003', 'customer').should('have.text', 'Emre Garcia');
});

it('changes: edits are listed', () => {
  edit('S-0007', 'price', '13');
  edit('S-0002', 'customer', 'Bob');
  changes().should('have.length', 2);
  changes().eq(0).should('have.text', 'S-0007 Price 12.50 → 13.00');
  changes().eq(1).should('have.text', 'S-0002 Customer Ines Horvat → Bob');
});

it('undo: edits are undone one by one', () => {
  edit('S-0007', 'price', '13');
  edit('S-0002', 'customer', 'Bob');
  withControl('z');
  cell('S-0002', 'customer').should('have.text', 'Ines Horvat');
  cell('S-0007', 'price').should('have.text', '13.00');
  withControl('z');
  cell('S-0007', 'price').should('have.text', '12.50');
});

it('redo: an undone edit comes back', () => {
  edit('S-0007', 'price', '13');
  withControl('z');
  cell('S-0007', 'price').should('have.text', '12.50');
  withControl('y');
  cell('S-0007', 'price').should('have.text', '13.00');
});

it('unlisted: an undone edit is not listed', () => {
  edit('S-0007', 'price', '13');
  changes().should('have.length', 1);
  withControl('z');
  changes().should('not.exist');
});

it('open: “Open” shows the shipment of its row', () => {
  press('customer');
  at(0, 'customer').should('have.text', 'Ada Adams');
  for (const id of ['S-0098', 'S-0124']) {
    cy.get(`[data-test=grid-open-${id}]`).click();
    cy.get('[data-test=grid-detail] dd').first().should('have.text', id);
  }
});

it('rating: a button sets its number', () => {
  scrollTo(5000, 0);
  const button = (number) =>
    cell('S-0001', 'rating').find('shipment-rating').shadow().find(`[aria-label="Rate ${number}"]`);
  for (const [number, before] of [
    [1, 5],
    [4, 1],
  ]) {
    button(number).click();
    button(number).should('have.attr', 'aria-pressed', 'true');
    button(before).should('have.attr', 'aria-pressed', 'false');
  }
});

it('pages: a page has 25 rows', () => {
  const range = (text) =>
    cy
      .get('.ag-paging-row-summary-panel')
      .should(($range) => expect($range.text().replace(/\s+/g, ' ').trim()).to.equal(text));
  cy.get('[data-test=grid-pages]').check();
  range('1 to 25 of 2,000');
  cy.get('[aria-label="Next Page"]').click();
  range('26 to 50 of 2,000');
});

it('loading: the overlay is shown for 400 to 1,200 milliseconds', () => {
  open('delayScale=1');
  // With a stopped clock, waits are exact and take no time.
  cy.clock();
  cy.contains('button', 'Reload').click();
  cy.tick(399);
  cy.get('.ag-loading-text').should('have.text', 'Loading...');
  // A little more, because the grid removes its overlay in the next frame.
  cy.tick(851);
  cy.get('.ag-loading-text').should('not.exist');
});

it('given-up: a reload discards the edits', () => {
  edit('S-0007', 'price', '13');
  changes().should('have.length', 1);
  cy.contains('button', 'Reload').click();
  cell('S-0007', 'price').should('have.text', '12.50');
  changes().should('not.exist');
});
