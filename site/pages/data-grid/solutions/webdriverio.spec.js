import { $, $$, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('data-grid', () => {
  async function open(options = 'delayScale=0') {
    await browser.url(`/data-grid?${options}`);
    // The grid draws its rows a moment after the page.
    await expect(byTestId('grid-open-S-0001')).toBeDisplayed();
  }

  beforeEach(() => open());

  // By id and column, because the document has rows and columns in another order than the screen.
  const row = (id) => $(`.ag-row[row-id="${id}"]`);
  const cell = (id, column) => $(`.ag-row[row-id="${id}"] [col-id="${column}"]`);
  const field = (id, column) => $(`.ag-row[row-id="${id}"] [col-id="${column}"] input`);
  const at = (index, column) => $(`.ag-row[row-index="${index}"] [col-id="${column}"]`);
  const header = (column) => $(`.ag-header-cell[col-id="${column}"]`);
  const quickFilter = () => byTestId('grid-quick-filter');
  const selected = () => byTestId('grid-selected');
  const changes = () => $$('[data-testid=grid-changes] li');

  const withControl = (key) => browser.keys([Key.Ctrl, key]);

  async function edit(id, column, text) {
    await cell(id, column).doubleClick();
    await expect(field(id, column)).toBeDisplayed();
    await withControl('a');
    await browser.keys([...text]);
    await browser.keys('Enter');
    await expect(field(id, column)).not.toExist();
  }

  async function clickWith(key, element) {
    await browser.action('key').down(key).perform(true);
    await element.click();
    await browser.releaseActions();
  }

  /** A column that is out of view is not in the document. */
  const scrollTo = (left, top) =>
    $('.ag-grid-viewport').execute((viewport, x, y) => viewport.scrollTo(x, y), left, top);

  async function filter(column, text, operator) {
    await header(column).$('.ag-header-cell-filter-button').click();
    if (operator) {
      await $('.ag-filter [role=combobox]').click();
      await $(`//*[@role='option'][normalize-space()='${operator}']`).click();
    }
    await $('[aria-label="Filter Value"]').setValue(text);
    await browser.keys('Escape');
  }

  it('sort: a click on a header sorts in three steps', async () => {
    await header('customer').click();
    await expect(at(0, 'customer')).toHaveText('Ada Adams');
    await header('customer').click();
    await expect(at(0, 'customer')).toHaveText('Jonas Horvat');
    await header('customer').click();
    await expect(at(0, 'id')).toHaveText('S-0001');
    await header('customer').click();
    await header('status').click();
    await expect(at(0, 'id')).toHaveText('S-0001');
    await expect(at(1, 'id')).toHaveText('S-0003');
  });

  it('numbers: numbers are sorted by value', async () => {
    for (const [column, smallest, largest] of [
      ['price', '2.21', '1998.28'],
      ['quantity', '2', '1200'],
      ['weight', '0.1', '400.0'],
    ]) {
      if (column === 'weight') await scrollTo(600, 0);
      await header(column).click();
      await expect(at(0, column)).toHaveText(smallest);
      await header(column).click();
      await expect(at(0, column)).toHaveText(largest);
      await header(column).click();
    }
  });

  it('added: Shift adds a second column to the sort', async () => {
    await header('customer').click();
    for (const status of ['Delivered', 'Sent']) {
      await clickWith(Key.Shift, header('status'));
      await expect(at(0, 'customer')).toHaveText('Ada Adams');
      await expect(at(0, 'status')).toHaveText(status);
    }
  });

  it('text-filter: the filter finds a part of the text', async () => {
    await filter('customer', 'BERG');
    await browser.waitUntil(async () => {
      const names = await browser.execute(() =>
        [...document.querySelectorAll('.ag-row [col-id=customer]')].map(({ textContent }) => textContent),
      );
      return names.length > 0 && names.every((name) => name.endsWith(' Berg'));
    });
  });

  it('number-filter: “Greater than” leaves out the number itself', async () => {
    for (const number of ['1998', '1997.9']) {
      await filter('price', number, 'Greater than');
      await expect(cell('S-0019', 'price')).toHaveText('1998.28');
      await expect($$('.ag-row')).toBeElementsArrayOfSize(1);
    }
  });

  it('quick: the quick filter finds what is out of view', async () => {
    for (const text of ['fragile', 'R100049']) {
      await quickFilter().setValue(text);
      await expect(row('S-0001')).not.toExist();
      await expect(row('S-0007')).toBeDisplayed();
    }
  });

  it('count: the rows are counted with each kind of filter', async () => {
    const count = byTestId('grid-row-count');
    await expect(count).toHaveText('2,000 rows');
    await quickFilter().setValue('S-19');
    await expect(count).toHaveText('100 of 2,000 rows');
    await byTestId('grid-pages').click();
    await quickFilter().setValue('S-190');
    await expect(count).toHaveText('10 of 2,000 rows');
    await open();
    await filter('customer', 'Ada Be');
    await expect(count).toHaveText('37 of 2,000 rows');
  });

  const leftOf = (column) => cell('S-0001', column).getLocation('x');

  it('moved: a dragged header moves its column', async () => {
    // Measured from the pointer, because the headers move during a drag.
    const step = Math.round(
      ((await header('quantity').getLocation('x')) - (await header('customer').getLocation('x'))) / 2,
    );
    await browser
      .action('pointer')
      .move({ origin: header('customer') })
      .down()
      .move({ origin: 'pointer', x: step })
      .move({ origin: 'pointer', x: step })
      .up()
      .perform();
    await browser.waitUntil(async () => (await leftOf('customer')) > (await leftOf('quantity')));
  });

  it('resized: the edge of a header changes the width', async () => {
    const width = await header('customer').getSize('width');
    const edge = header('customer').$('.ag-header-cell-resize');
    await browser
      .action('pointer')
      .move({ origin: edge })
      .down()
      .move({ origin: 'pointer', x: 30 })
      .move({ origin: 'pointer', x: 30 })
      .up()
      .perform();
    await browser.waitUntil(
      async () => Math.abs((await cell('S-0001', 'customer').getSize('width')) - width - 60) <= 3,
    );
  });

  it('box: check boxes add rows to the selection', async () => {
    for (const id of ['S-0002', 'S-0004']) await field(id, 'ag-Grid-SelectionColumn').click();
    await expect(selected()).toHaveText('2 selected');
    for (const id of ['S-0002', 'S-0004']) await expect(row(id)).toHaveAttribute('aria-selected', 'true');
  });

  it('click: a click selects one row', async () => {
    await cell('S-0003', 'customer').click();
    await expect(selected()).toHaveText('1 selected');
    await cell('S-0005', 'customer').click();
    await expect(row('S-0005')).toHaveAttribute('aria-selected', 'true');
    await expect(selected()).toHaveText('1 selected');
  });

  it('toggle: Ctrl adds a row or removes it', async () => {
    await cell('S-0003', 'customer').click();
    await clickWith(Key.Ctrl, cell('S-0005', 'customer'));
    await expect(row('S-0005')).toHaveAttribute('aria-selected', 'true');
    await expect(selected()).toHaveText('2 selected');
    await clickWith(Key.Ctrl, cell('S-0005', 'customer'));
    await expect(row('S-0005')).toHaveAttribute('aria-selected', 'false');
    await expect(row('S-0003')).toHaveAttribute('aria-selected', 'true');
  });

  it('range: Shift selects from row to row', async () => {
    await cell('S-0003', 'customer').click();
    await clickWith(Key.Shift, cell('S-0006', 'customer'));
    await expect(selected()).toHaveText('4 selected');
    for (const id of ['S-0003', 'S-0004', 'S-0005', 'S-0006'])
      await expect(row(id)).toHaveAttribute('aria-selected', 'true');
  });

  it('all: the header selects all filtered rows', async () => {
    await byTestId('grid-pages').click();
    await quickFilter().setValue('S-19');
    await expect(row('S-1900')).toBeDisplayed();
    await header('ag-Grid-SelectionColumn').$('input').click();
    await expect(selected()).toHaveText('100 selected');
  });

  it('start: a double click, Enter and typing start editing', async () => {
    await cell('S-0001', 'customer').doubleClick();
    await expect(field('S-0001', 'customer')).toHaveValue('Hana Horvat');
    await browser.keys('Escape');
    for (const [id, key, value] of [
      ['S-0002', 'Enter', 'Ines Horvat'],
      ['S-0003', 'B', 'B'],
    ]) {
      await cell(id, 'customer').click();
      await browser.keys(key);
      await expect(field(id, 'customer')).toHaveValue(value);
      await browser.keys('Escape');
    }
  });

  it('kept: an edit stays with its shipment', async () => {
    await edit('S-0003', 'price', '77.7');
    // The row of the focused cell stays in the document.
    await cell('S-0001', 'customer').click();
    await scrollTo(0, 20_000);
    await expect(row('S-0003')).not.toExist();
    await scrollTo(0, 0);
    await expect(cell('S-0003', 'price')).toHaveText('77.70');
    await header('customer').click();
    await expect(at(0, 'customer')).toHaveText('Ada Adams');
    await quickFilter().setValue('S-0003');
    await expect(row('S-0098')).not.toExist();
    await quickFilter().setValue('S-000');
    await expect(row('S-0004')).toBeDisplayed();
    await expect(cell('S-0003', 'price')).toHaveText('77.70');
  });

  it('limits: a number out of the range is refused', async () => {
    for (const [text, shown] of [
      ['100000', '926.47'],
      ['-1', '926.47'],
      ['0', '0.00'],
      ['99999', '99999.00'],
    ]) {
      await edit('S-0002', 'price', text);
      await expect(cell('S-0002', 'price')).toHaveText(shown);
    }
  });

  it('refused: the error names the cell', async () => {
    for (const [id, column, label] of [
      ['S-0007', 'price', 'Price'],
      ['S-0002', 'quantity', 'Quantity'],
    ]) {
      await edit(id, column, '123456');
      await expect(byTestId('grid-error')).toHaveText(`${id} ${label} must be from 0 to 99,999`);
    }
  });

  it('status: the dropdown has four choices', async () => {
    await cell('S-0007', 'status').click();
    await browser.keys('Enter');
    const options = $$('[role=option]');
    await expect(options).toBeElementsArrayOfSize(4);
    expect(await options.map((option) => option.getText())).toEqual(['New', 'Packed', 'Sent', 'Delivered']);
    await options[3].click();
    await expect(cell('S-0007', 'status')).toHaveText('Delivered');
  });

  it('escape: Escape keeps the old value', async () => {
    await cell('S-0003', 'customer').doubleClick();
    await expect(field('S-0003', 'customer')).toBeDisplayed();
    await browser.keys([...'Nobody']);
    await browser.keys('Escape');
    await expect(cell('S-0003', 'customer')).toHaveText('Emre Garcia');
  });

  it('changes: edits are listed', async () => {
    await edit('S-0007', 'price', '13');
    await edit('S-0002', 'customer', 'Bob');
    await expect(changes()).toBeElementsArrayOfSize(2);
    expect(await changes().map((change) => change.getText())).toEqual([
      'S-0007 Price 12.50 → 13.00',
      'S-0002 Customer Ines Horvat → Bob',
    ]);
  });

  it('undo: edits are undone one by one', async () => {
    await edit('S-0007', 'price', '13');
    await edit('S-0002', 'customer', 'Bob');
    await withControl('z');
    await expect(cell('S-0002', 'customer')).toHaveText('Ines Horvat');
    await expect(cell('S-0007', 'price')).toHaveText('13.00');
    await withControl('z');
    await expect(cell('S-0007', 'price')).toHaveText('12.50');
  });

  it('redo: an undone edit comes back', async () => {
    await edit('S-0007', 'price', '13');
    await withControl('z');
    await expect(cell('S-0007', 'price')).toHaveText('12.50');
    await withControl('y');
    await expect(cell('S-0007', 'price')).toHaveText('13.00');
  });

  it('unlisted: an undone edit is not listed', async () => {
    await edit('S-0007', 'price', '13');
    await expect(changes()).toBeElementsArrayOfSize(1);
    await withControl('z');
    await expect(changes()).toBeElementsArrayOfSize(0);
  });

  it('open: “Open” shows the shipment of its row', async () => {
    await header('customer').click();
    await expect(at(0, 'customer')).toHaveText('Ada Adams');
    for (const id of ['S-0098', 'S-0124']) {
      await byTestId(`grid-open-${id}`).click();
      await expect(byTestId('grid-detail').$('dd')).toHaveText(id);
    }
  });

  it('rating: a button sets its number', async () => {
    await scrollTo(5000, 0);
    const button = (number) => cell('S-0001', 'rating').$(`>>>[aria-label="Rate ${number}"]`);
    for (const [number, before] of [
      [1, 5],
      [4, 1],
    ]) {
      await button(number).click();
      await expect(button(number)).toHaveAttribute('aria-pressed', 'true');
      await expect(button(before)).toHaveAttribute('aria-pressed', 'false');
    }
  });

  it('pages: a page has 25 rows', async () => {
    await byTestId('grid-pages').click();
    await expect($('.ag-paging-row-summary-panel')).toHaveText('1 to 25 of 2,000');
    await $('[aria-label="Next Page"]').click();
    await expect($('.ag-paging-row-summary-panel')).toHaveText('26 to 50 of 2,000');
  });

  it('loading: the overlay is shown for 400 to 1,200 milliseconds', async () => {
    await open('delayScale=1');
    // With a stopped clock, waits are exact and take no time.
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await byTestId('grid-reload').click();
    await clock.tick(399);
    await expect($('.ag-overlay')).toHaveText('Loading...');
    // A little more, because the grid removes its overlay in the next frame.
    await clock.tick(851);
    await expect($('.ag-loading-text')).not.toBeDisplayed();
  });

  it('given-up: a reload discards the edits', async () => {
    await edit('S-0007', 'price', '13');
    await expect(changes()).toBeElementsArrayOfSize(1);
    await byTestId('grid-reload').click();
    await expect(cell('S-0007', 'price')).toHaveText('12.50');
    await expect(changes()).toBeElementsArrayOfSize(0);
  });
});
