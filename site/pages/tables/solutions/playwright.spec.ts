import { expect, test } from '@playwright/test';

// Finds a row by the id of its person, and a cell by its column, because places change with every sort.
test.beforeEach(async ({ page }) => {
  await page.goto('/tables');
});

const tables = [
  { table: 'dynamic-table', name: 'table' },
  { table: 'editable-table', name: 'editable' },
];

test('columns: both tables have their headers, in lower case', async ({ page }) => {
  const columns = ['id', 'name', 'email', 'status', 'role'];
  for (const { table } of tables) {
    // The text of the document, because the style sheet shows it in capitals. Another test checks the arrow.
    const texts = () => page.getByTestId(table).getByRole('columnheader').allTextContents();
    await expect.poll(async () => (await texts()).map(firstWord).slice(0, 5)).toEqual(columns);
  }
  await expect(page.getByTestId('dynamic-table').getByRole('columnheader')).toHaveCount(5);
});

test('action-column: the second table has the header “action”', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Dynamic Tables', 'Dynamic Tables Have Input']);
  await expect(page.getByTestId('editable-table').getByRole('columnheader')).toHaveCount(6);
  expect(await page.getByTestId('editable-header-action').textContent()).toBe('action');
});

const people = [
  ['3', 'Bob Johnson', 'bob@example.com', 'Active'],
  ['2', 'Jane Smith', 'jane@example.com', 'Inactive'],
  ['1', 'John Doe', 'john@example.com', 'Active'],
] as const;
test('people: both tables begin with the same people', async ({ page }) => {
  for (const [index, [id, name, address, status]] of people.entries()) {
    const row = page
      .getByTestId('dynamic-table')
      .getByTestId(/^table-row-/)
      .nth(index);
    await expect(row.getByRole('cell')).toHaveText([id, name, address, status, /./]);
    // Inputs have a value, but no text.
    await expect(page.getByTestId(/^editable-cell-id-/).nth(index)).toHaveText(id);
    await expect(page.getByTestId(`editable-name-${id}`)).toHaveValue(name);
    await expect(page.getByTestId(`editable-cell-email-${id}`)).toHaveText(address);
    await expect(page.getByTestId(`editable-status-${id}`)).toHaveValue(status);
  }
});

test('roles: each person has a role at first', async ({ page }) => {
  for (const [id, role] of [
    [3, 'Editor'],
    [2, 'User'],
    [1, 'Admin'],
  ] as const) {
    await expect(page.getByTestId(`table-cell-role-${id}`)).toHaveText(role);
    await expect(page.getByTestId(`editable-role-${id}`)).toHaveValues([role]);
  }
});

test('sort: a click on another header sorts in ascending order', async ({ page }) => {
  for (const { name } of tables) {
    const ids = page.getByTestId(new RegExp(`^${name}-cell-id-`));
    for (const [key, order] of [
      ['email', ['3', '2', '1']],
      // Two rows have the same status. Another test checks their order.
      ['status', [/[13]/, /[13]/, '2']],
      ['id', ['1', '2', '3']],
    ] as const) {
      await page.getByTestId(`${name}-header-${key}`).click();
      await expect(ids).toHaveText([...order]);
    }
  }
});

test('reverse: a click on the same header reverses the order', async ({ page }) => {
  for (const { name } of tables) {
    const ids = page.getByTestId(new RegExp(`^${name}-cell-id-`));
    await expect(ids).toHaveText(['3', '2', '1']);
    for (const order of [
      ['1', '2', '3'],
      ['3', '2', '1'],
    ]) {
      await page.getByTestId(`${name}-header-name`).click();
      await expect(ids).toHaveText(order);
    }
  }
});

test('arrow: only the header of the sorted column has an arrow', async ({ page }) => {
  for (const { table, name } of tables) {
    const header = page.getByTestId(`${name}-header-name`);
    await expect(header).toHaveText('name ↑');
    await header.click();
    await expect(header).toHaveText('name ↓');
    await page.getByTestId(`${name}-header-status`).click();
    await expect(page.getByTestId(`${name}-header-status`)).toHaveText(/[↑↓]/);
    await expect(page.getByTestId(table).getByRole('columnheader').filter({ hasText: /[↑↓]/ })).toHaveCount(1);
  }
});

test('aria-sort: aria-sort says the direction', async ({ page }) => {
  for (const { table, name } of tables) {
    const header = page.getByTestId(`${name}-header-name`);
    await expect(page.getByTestId(table).locator('[aria-sort]')).toHaveCount(1);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  }
});

test('stable: rows with the same status keep the order of their ids', async ({ page }) => {
  for (const { name } of tables) {
    // Only these rows have the same status. Whether they are above or below the other one, other tests check.
    const active = page.getByTestId(new RegExp(`^${name}-cell-id-[13]$`));
    await expect(active).toHaveText(['3', '1']);
    for (const _ of ['one direction', 'the other']) {
      await page.getByTestId(`${name}-header-status`).click();
      await expect(active).toHaveText(['1', '3']);
    }
  }
});

test('controls: names are text fields, and statuses are dropdowns', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await expect(page.getByTestId(`editable-name-${id}`)).toHaveRole('textbox');
    const status = page.getByTestId(`editable-status-${id}`);
    await expect(status).toHaveRole('combobox');
    await expect(status.getByRole('option')).toHaveText(['Active', 'Inactive']);
    for (const key of ['id', 'email']) {
      await expect(page.getByTestId(`editable-cell-${key}-${id}`).locator('input, select, button')).toHaveCount(0);
    }
  }
});

test('multiple: a row can have several roles', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    const role = page.getByTestId(`editable-role-${id}`);
    await expect(role).toHaveRole('listbox');
    await expect(role.getByRole('option')).toHaveText(['Admin', 'User', 'Editor']);
    await role.selectOption(['Admin', 'Editor']);
    await expect(role).toHaveValues(['Admin', 'Editor']);
    await role.selectOption([]);
    await expect(role).toHaveValues([]);
  }
});

test('kept: an entered value stays in its row', async ({ page }) => {
  await page.getByTestId('editable-name-3').fill('Zoë Fox');
  await page.getByTestId('editable-status-3').selectOption('Inactive');
  for (const key of ['email', 'id', 'role']) {
    await page.getByTestId(`editable-header-${key}`).click();
    await expect(page.getByTestId(`editable-header-${key}`)).toHaveAttribute('aria-sort', /./);
    await expect(page.getByTestId('editable-row-3').getByRole('textbox')).toHaveValue('Zoë Fox');
    await expect(page.getByTestId('editable-status-3')).toHaveValue('Inactive');
    await expect(page.getByTestId('editable-name-1')).toHaveValue('John Doe');
    await expect(page.getByTestId('editable-name-2')).toHaveValue('Jane Smith');
  }
  // The first table is as it was.
  await expect(page.getByTestId('table-cell-name-3')).toHaveText('Bob Johnson');
  await expect(page.getByTestId(/^table-cell-id-/)).toHaveText(['3', '2', '1']);
});

test('action: each button opens one dialog', async ({ page }) => {
  for (const [id, label] of [
    [1, 'Add'],
    [2, 'Add'],
    [3, 'Delete'],
  ] as const) {
    await expect(page.getByTestId(`editable-action-${id}`)).toHaveText(label);
    await page.getByTestId(`editable-action-${id}`).click();
    await expect(page.getByRole('dialog', { name: 'Action' })).toContainText('Action clicked');
    await page.reload();
  }
});

test('closed: “Close” closes the dialog', async ({ page }) => {
  await page.getByTestId('editable-action-1').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('result: the line names the last pressed button and its row', async ({ page }) => {
  const result = page.getByTestId('editable-action-result');
  await expect(result).toBeEmpty();
  for (const [id, label] of [
    [2, 'Add'],
    [1, 'Add'],
  ] as const) {
    await page.getByTestId(`editable-action-${id}`).click();
    await page.getByRole('dialog').press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(result).toHaveText(`Last action: ${label} on row ${id}`);
  }
});

const firstWord = (text: string) => text.split(' ')[0];
