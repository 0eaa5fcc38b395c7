import { expect, type Page, test } from '@playwright/test';

async function open(page: Page, options = 'delayScale=0') {
  await page.goto(`/data-grid?${options}`);
  // The grid draws its rows a moment after the page.
  await expect(cell(page, 'S-0001', 'id')).toBeVisible();
}

test.beforeEach(({ page }) => open(page));

// By id and column, because the document has rows and columns in another order than the screen.
const row = (page: Page, id: string) => page.locator(`.ag-row[row-id="${id}"]`);
const cell = (page: Page, id: string, column: string) => row(page, id).locator(`[col-id="${column}"]`);
const at = (page: Page, index: number, column: string) =>
  page.locator(`.ag-row[row-index="${index}"] [col-id="${column}"]`);
const header = (page: Page, column: string) => page.locator(`.ag-header-cell[col-id="${column}"]`);
const quickFilter = (page: Page) => page.getByLabel('Quick filter');
const selected = (page: Page) => page.getByTestId('grid-selected');
const changes = (page: Page) => page.getByTestId('grid-changes').getByRole('listitem');

async function edit(page: Page, id: string, column: string, text: string) {
  await cell(page, id, column).dblclick();
  await cell(page, id, column).locator('input').fill(text);
  await page.keyboard.press('Enter');
  await expect(cell(page, id, column).locator('input')).toHaveCount(0);
}

/** A column that is out of view is not in the document. */
async function scrollTo(page: Page, { left = 0, top = 0 }) {
  await page.locator('.ag-grid-viewport').evaluate((viewport, to) => viewport.scrollTo(to), { left, top });
}

async function filter(page: Page, column: string, text: string, operator?: string) {
  await header(page, column).locator('.ag-header-cell-filter-button').click();
  if (operator) {
    await page.getByRole('combobox', { name: 'Filtering operator' }).first().click();
    await page.getByRole('option', { name: operator, exact: true }).click();
  }
  await page.getByLabel('Filter Value').first().fill(text);
  await page.keyboard.press('Escape');
}

test('sort: a click on a header sorts in three steps', async ({ page }) => {
  await header(page, 'customer').click();
  await expect(at(page, 0, 'customer')).toHaveText('Ada Adams');
  await header(page, 'customer').click();
  await expect(at(page, 0, 'customer')).toHaveText('Jonas Horvat');
  await header(page, 'customer').click();
  await expect(at(page, 0, 'id')).toHaveText('S-0001');
  await header(page, 'customer').click();
  await header(page, 'status').click();
  await expect(at(page, 0, 'id')).toHaveText('S-0001');
  await expect(at(page, 1, 'id')).toHaveText('S-0003');
});

test('numbers: numbers are sorted by value', async ({ page }) => {
  for (const [column, smallest, largest] of [
    ['price', '2.21', '1998.28'],
    ['quantity', '2', '1200'],
    ['weight', '0.1', '400.0'],
  ] as const) {
    if (column === 'weight') await scrollTo(page, { left: 600 });
    await header(page, column).click();
    await expect(at(page, 0, column)).toHaveText(smallest);
    await header(page, column).click();
    await expect(at(page, 0, column)).toHaveText(largest);
    await header(page, column).click();
  }
});

test('added: Shift adds a second column to the sort', async ({ page }) => {
  await header(page, 'customer').click();
  for (const status of ['Delivered', 'Sent']) {
    await header(page, 'status').click({ modifiers: ['Shift'] });
    await expect(at(page, 0, 'customer')).toHaveText('Ada Adams');
    await expect(at(page, 0, 'status')).toHaveText(status);
  }
});

test('text-filter: the filter finds a part of the text', async ({ page }) => {
  await filter(page, 'customer', 'BERG');
  const customers = page.locator('.ag-row [col-id="customer"]');
  await expect
    .poll(async () => [...new Set((await customers.allTextContents()).map((name) => name.endsWith(' Berg')))])
    .toEqual([true]);
});

test('number-filter: “Greater than” leaves out the number itself', async ({ page }) => {
  for (const number of ['1998', '1997.9']) {
    await filter(page, 'price', number, 'Greater than');
    await expect(cell(page, 'S-0019', 'price')).toHaveText('1998.28');
    await expect(page.locator('.ag-row')).toHaveCount(1);
  }
});

test('quick: the quick filter finds what is out of view', async ({ page }) => {
  for (const text of ['fragile', 'R100049']) {
    await quickFilter(page).fill(text);
    await expect(row(page, 'S-0001')).toHaveCount(0);
    await expect(row(page, 'S-0007')).toBeVisible();
  }
});

test('count: the rows are counted with each kind of filter', async ({ page }) => {
  const count = page.getByTestId('grid-row-count');
  await expect(count).toHaveText('2,000 rows');
  await quickFilter(page).fill('S-19');
  await expect(count).toHaveText('100 of 2,000 rows');
  await page.getByLabel('Pages of 25').check();
  await quickFilter(page).fill('S-190');
  await expect(count).toHaveText('10 of 2,000 rows');
  await quickFilter(page).fill('');
  await expect(count).toHaveText('2,000 rows');
  await filter(page, 'customer', 'Ada Be');
  await expect(count).toHaveText('37 of 2,000 rows');
});

test('moved: a dragged header moves its column', async ({ page }) => {
  const from = await header(page, 'customer').boundingBox();
  const to = await header(page, 'quantity').boundingBox();
  if (!from || !to) throw new Error('The headers are not visible.');
  await page.mouse.move(from.x + 40, from.y + 24);
  await page.mouse.down();
  // By its place, because the dragged header is under the pointer and covers it.
  await page.mouse.move(to.x + to.width - 20, to.y + 24, { steps: 10 });
  await page.mouse.up();
  const left = async (column: string) => (await cell(page, 'S-0001', column).boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left('customer')) > (await left('quantity'))).toBe(true);
});

test('resized: the edge of a header changes the width', async ({ page }) => {
  const box = await header(page, 'customer').boundingBox();
  if (!box) throw new Error('The header is not visible.');
  const [edge, middle] = [box.x + box.width - 1, box.y + box.height / 2];
  await page.mouse.move(edge, middle);
  await page.mouse.down();
  await page.mouse.move(edge + 60, middle, { steps: 5 });
  await page.mouse.up();
  const width = async () => (await cell(page, 'S-0001', 'customer').boundingBox())?.width ?? 0;
  await expect.poll(async () => Math.abs((await width()) - box.width - 60)).toBeLessThanOrEqual(3);
});

test('box: check boxes add rows to the selection', async ({ page }) => {
  for (const id of ['S-0002', 'S-0004']) await row(page, id).getByRole('checkbox').check();
  await expect(selected(page)).toHaveText('2 selected');
  for (const id of ['S-0002', 'S-0004']) await expect(row(page, id)).toHaveAttribute('aria-selected', 'true');
});

test('click: a click selects one row', async ({ page }) => {
  await cell(page, 'S-0003', 'customer').click();
  await expect(selected(page)).toHaveText('1 selected');
  await cell(page, 'S-0005', 'customer').click();
  await expect(row(page, 'S-0005')).toHaveAttribute('aria-selected', 'true');
  await expect(selected(page)).toHaveText('1 selected');
});

test('toggle: Ctrl adds a row or removes it', async ({ page }) => {
  await cell(page, 'S-0003', 'customer').click();
  await cell(page, 'S-0005', 'customer').click({ modifiers: ['ControlOrMeta'] });
  await expect(row(page, 'S-0005')).toHaveAttribute('aria-selected', 'true');
  await expect(selected(page)).toHaveText('2 selected');
  await cell(page, 'S-0005', 'customer').click({ modifiers: ['ControlOrMeta'] });
  await expect(row(page, 'S-0005')).toHaveAttribute('aria-selected', 'false');
  await expect(row(page, 'S-0003')).toHaveAttribute('aria-selected', 'true');
});

test('range: Shift selects from row to row', async ({ page }) => {
  await cell(page, 'S-0003', 'customer').click();
  await cell(page, 'S-0006', 'customer').click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveText('4 selected');
  for (const id of ['S-0003', 'S-0004', 'S-0005', 'S-0006'])
    await expect(row(page, id)).toHaveAttribute('aria-selected', 'true');
});

test('all: the header selects all filtered rows', async ({ page }) => {
  await page.getByLabel('Pages of 25').check();
  await quickFilter(page).fill('S-19');
  await expect(row(page, 'S-1900')).toBeVisible();
  await header(page, 'ag-Grid-SelectionColumn').getByRole('checkbox').check();
  await expect(selected(page)).toHaveText('100 selected');
});

test('start: a double click, Enter and typing start editing', async ({ page }) => {
  const field = (id: string) => cell(page, id, 'customer').getByRole('textbox');
  await cell(page, 'S-0001', 'customer').dblclick();
  await expect(field('S-0001')).toHaveValue('Hana Horvat');
  await page.keyboard.press('Escape');
  await cell(page, 'S-0002', 'customer').click();
  await page.keyboard.press('Enter');
  await expect(field('S-0002')).toHaveValue('Ines Horvat');
  await page.keyboard.press('Escape');
  await cell(page, 'S-0003', 'customer').click();
  await page.keyboard.press('B');
  await expect(field('S-0003')).toHaveValue('B');
});

test('kept: an edit stays with its shipment', async ({ page }) => {
  await edit(page, 'S-0003', 'price', '77.7');
  // The row of the focused cell stays in the document.
  await cell(page, 'S-0001', 'customer').click();
  await scrollTo(page, { top: 20_000 });
  await expect(row(page, 'S-0003')).toHaveCount(0);
  await scrollTo(page, { top: 0 });
  await expect(cell(page, 'S-0003', 'price')).toHaveText('77.70');
  await header(page, 'customer').click();
  await expect(at(page, 0, 'customer')).toHaveText('Ada Adams');
  await quickFilter(page).fill('S-0003');
  await expect(row(page, 'S-0098')).toHaveCount(0);
  await quickFilter(page).fill('S-000');
  await expect(row(page, 'S-0004')).toBeVisible();
  await expect(cell(page, 'S-0003', 'price')).toHaveText('77.70');
});

test('limits: a number out of the range is refused', async ({ page }) => {
  for (const [text, shown] of [
    ['100000', '926.47'],
    ['-1', '926.47'],
    ['0', '0.00'],
    ['99999', '99999.00'],
  ] as const) {
    await edit(page, 'S-0002', 'price', text);
    await expect(cell(page, 'S-0002', 'price')).toHaveText(shown);
  }
});

test('refused: the error names the cell', async ({ page }) => {
  for (const [id, column, label] of [
    ['S-0007', 'price', 'Price'],
    ['S-0002', 'quantity', 'Quantity'],
  ] as const) {
    await edit(page, id, column, '123456');
    await expect(page.getByTestId('grid-error')).toHaveText(`${id} ${label} must be from 0 to 99,999`);
  }
});

test('status: the dropdown has four choices', async ({ page }) => {
  await cell(page, 'S-0007', 'status').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveText(['New', 'Packed', 'Sent', 'Delivered']);
  await page.getByRole('option', { name: 'Delivered' }).click();
  await expect(cell(page, 'S-0007', 'status')).toHaveText('Delivered');
});

test('escape: Escape keeps the old value', async ({ page }) => {
  await cell(page, 'S-0003', 'customer').dblclick();
  await cell(page, 'S-0003', 'customer').getByRole('textbox').fill('Nobody');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'S-0003', 'customer')).toHaveText('Emre Garcia');
});

test('changes: edits are listed', async ({ page }) => {
  await edit(page, 'S-0007', 'price', '13');
  await edit(page, 'S-0002', 'customer', 'Bob');
  await expect(changes(page)).toHaveText(['S-0007 Price 12.50 → 13.00', 'S-0002 Customer Ines Horvat → Bob']);
});

test('undo: edits are undone one by one', async ({ page }) => {
  await edit(page, 'S-0007', 'price', '13');
  await edit(page, 'S-0002', 'customer', 'Bob');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 'S-0002', 'customer')).toHaveText('Ines Horvat');
  await expect(cell(page, 'S-0007', 'price')).toHaveText('13.00');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 'S-0007', 'price')).toHaveText('12.50');
});

test('redo: an undone edit comes back', async ({ page }) => {
  await edit(page, 'S-0007', 'price', '13');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 'S-0007', 'price')).toHaveText('12.50');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(cell(page, 'S-0007', 'price')).toHaveText('13.00');
});

test('unlisted: an undone edit is not listed', async ({ page }) => {
  await edit(page, 'S-0007', 'price', '13');
  await expect(changes(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(changes(page)).toHaveCount(0);
});

test('open: “Open” shows the shipment of its row', async ({ page }) => {
  await header(page, 'customer').click();
  await expect(at(page, 0, 'customer')).toHaveText('Ada Adams');
  for (const id of ['S-0098', 'S-0124']) {
    await row(page, id).getByRole('button', { name: 'Open' }).click();
    await expect(page.getByTestId('grid-detail').getByRole('definition').first()).toHaveText(id);
  }
});

test('rating: a button sets its number', async ({ page }) => {
  await scrollTo(page, { left: 5000 });
  const button = (number: number) => row(page, 'S-0001').getByRole('button', { name: `Rate ${number}` });
  for (const [number, before] of [
    [1, 5],
    [4, 1],
  ] as const) {
    await button(number).click();
    await expect(button(number)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(before)).toHaveAttribute('aria-pressed', 'false');
  }
});

test('pages: a page has 25 rows', async ({ page }) => {
  await page.getByLabel('Pages of 25').check();
  const range = page.locator('.ag-paging-row-summary-panel');
  await expect(range).toHaveText('1 to 25 of 2,000');
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect(range).toHaveText('26 to 50 of 2,000');
});

test('loading: the overlay is shown for 400 to 1,200 milliseconds', async ({ page }) => {
  // With a stopped clock, waits are exact and take no time.
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await open(page, 'delayScale=1');
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.clock.runFor(399);
  await expect(page.locator('.ag-overlay')).toHaveText('Loading...');
  // A little more, because the grid removes its overlay in the next frame.
  await page.clock.runFor(851);
  await expect(page.locator('.ag-overlay')).toBeHidden();
});

test('given-up: a reload discards the edits', async ({ page }) => {
  await edit(page, 'S-0007', 'price', '13');
  await expect(changes(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(cell(page, 'S-0007', 'price')).toHaveText('12.50');
  await expect(changes(page)).toHaveCount(0);
});
