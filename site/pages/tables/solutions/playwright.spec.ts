import { expect, test } from '@playwright/test';

// A row is found by its person's id and a cell by its column. Places change with every sort.
test.beforeEach(async ({ page }) => {
  await page.goto('/tables');
});

const tables = [
  { table: 'dynamic-table', name: 'table' },
  { table: 'editable-table', name: 'editable' },
];

test('columns: the headers of both tables, in lower case', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Dynamic Tables', 'Dynamic Tables Have Input']);
  const columns = ['id', 'name', 'email', 'status', 'role'];
  // The text of the document: capitals are only how the style sheet shows it. The arrow is tested below.
  const texts = (table: string) => page.getByTestId(table).getByRole('columnheader').allTextContents();
  await expect.poll(async () => (await texts('dynamic-table')).map(firstWord)).toEqual(columns);
  await expect.poll(async () => (await texts('editable-table')).map(firstWord)).toEqual([...columns, 'action']);
});

test('people: both tables begin with Bob Johnson, Jane Smith and John Doe', async ({ page }) => {
  await expect(page.getByTestId('dynamic-table').getByRole('cell')).toHaveText([
    ...['3', 'Bob Johnson', 'bob@example.com', 'Active', 'Editor'],
    ...['2', 'Jane Smith', 'jane@example.com', 'Inactive', 'User'],
    ...['1', 'John Doe', 'john@example.com', 'Active', 'Admin'],
  ]);
  // Inputs have values and no text.
  await expect(page.getByTestId(/^editable-cell-id-/)).toHaveText(['3', '2', '1']);
  for (const [id, name, email, status, role] of [
    ['3', 'Bob Johnson', 'bob@example.com', 'Active', 'Editor'],
    ['2', 'Jane Smith', 'jane@example.com', 'Inactive', 'User'],
    ['1', 'John Doe', 'john@example.com', 'Active', 'Admin'],
  ] as const) {
    await expect(page.getByTestId(`editable-name-${id}`)).toHaveValue(name);
    await expect(page.getByTestId(`editable-cell-email-${id}`)).toHaveText(email);
    await expect(page.getByTestId(`editable-status-${id}`)).toHaveValue(status);
    await expect(page.getByTestId(`editable-role-${id}`)).toHaveValues([role]);
  }
});

test('sort: the same header turns the order round, another one sorts ascending', async ({ page }) => {
  for (const { name } of tables) {
    const ids = page.getByTestId(new RegExp(`^${name}-cell-id-`));
    await page.getByTestId(`${name}-header-name`).click();
    await expect(ids).toHaveText(['1', '2', '3']);
    await page.getByTestId(`${name}-header-email`).click();
    await expect(ids).toHaveText(['3', '2', '1']);
    await page.getByTestId(`${name}-header-email`).click();
    await expect(ids).toHaveText(['1', '2', '3']);
    await page.getByTestId(`${name}-header-role`).click();
    await expect(ids).toHaveText(['1', '3', '2']);
    await page.getByTestId(`${name}-header-id`).click();
    await expect(ids).toHaveText(['1', '2', '3']);
  }
});

test('arrow: only the header that is sorted by shows one, and aria-sort says the same', async ({ page }) => {
  for (const { table, name } of tables) {
    const header = page.getByTestId(`${name}-header-name`);
    await expect(page.getByTestId(table).locator('[aria-sort]')).toHaveCount(1);
    await expect(header).toHaveText('name ↑');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.click();
    await expect(header).toHaveText('name ↓');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await page.getByTestId(`${name}-header-status`).click();
    await expect(page.getByTestId(`${name}-header-status`)).toHaveText('status ↑');
    await expect(page.getByTestId(`${name}-header-status`)).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByTestId(table).getByRole('columnheader').filter({ hasText: /[↑↓]/ })).toHaveCount(1);
    await expect(page.getByTestId(table).locator('[aria-sort]')).toHaveCount(1);
  }
});

test('stable: rows of the same status keep the order of their ids', async ({ page }) => {
  for (const { name } of tables) {
    const ids = page.getByTestId(new RegExp(`^${name}-cell-id-`));
    await page.getByTestId(`${name}-header-status`).click();
    await expect(ids).toHaveText(['1', '3', '2']);
    await page.getByTestId(`${name}-header-status`).click();
    await expect(ids).toHaveText(['2', '1', '3']);
  }
});

test('controls: a text field, a single and a multiple choice; id and email are plain text', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await expect(page.getByTestId(`editable-name-${id}`)).toHaveRole('textbox');
    const status = page.getByTestId(`editable-status-${id}`);
    await expect(status).toHaveRole('combobox');
    await expect(status.getByRole('option')).toHaveText(['Active', 'Inactive']);
    const role = page.getByTestId(`editable-role-${id}`);
    await expect(role).toHaveRole('listbox');
    await expect(role.getByRole('option')).toHaveText(['Admin', 'User', 'Editor']);
    await role.selectOption(['Admin', 'Editor']);
    await expect(role).toHaveValues(['Admin', 'Editor']);
    await role.selectOption([]);
    await expect(role).toHaveValues([]);
    for (const key of ['id', 'email']) {
      await expect(page.getByTestId(`editable-cell-${key}-${id}`).locator('input, select, button')).toHaveCount(0);
    }
  }
});

test('kept: what was entered stays in its row, and changes nothing in the first table', async ({ page }) => {
  await page.getByTestId('editable-name-3').fill('Zoë Fox');
  await page.getByTestId('editable-status-3').selectOption('Inactive');
  await page.getByTestId('editable-role-3').selectOption(['Admin', 'User']);
  for (const key of ['email', 'id', 'role']) {
    await page.getByTestId(`editable-header-${key}`).click();
    await expect(page.getByTestId(`editable-header-${key}`)).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByTestId('editable-row-3').getByRole('textbox')).toHaveValue('Zoë Fox');
    await expect(page.getByTestId('editable-status-3')).toHaveValue('Inactive');
    await expect(page.getByTestId('editable-role-3')).toHaveValues(['Admin', 'User']);
    await expect(page.getByTestId('editable-name-1')).toHaveValue('John Doe');
    await expect(page.getByTestId('editable-name-2')).toHaveValue('Jane Smith');
  }
  await expect(page.getByTestId('table-row-3')).toHaveText(/Bob Johnson.*bob@example\.com.*Active.*Editor/);
  await expect(page.getByTestId(/^table-cell-id-/)).toHaveText(['3', '2', '1']);
});

test('action: each button opens one dialog, which Close closes', async ({ page }) => {
  for (const [id, label] of [
    [1, 'Add'],
    [2, 'Add'],
    [3, 'Delete'],
  ] as const) {
    await expect(page.getByTestId(`editable-action-${id}`)).toHaveText(label);
    await page.getByTestId(`editable-action-${id}`).click();
    const dialog = page.getByRole('dialog', { name: 'Action' });
    await expect(dialog).toContainText('Action clicked');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('result: the line names the button that was pressed last and its row', async ({ page }) => {
  const result = page.getByTestId('editable-action-result');
  await expect(result).toBeEmpty();
  for (const [id, label] of [
    [3, 'Delete'],
    [1, 'Add'],
    [2, 'Add'],
  ] as const) {
    await page.getByTestId(`editable-action-${id}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(result).toHaveText(`Last action: ${label} on row ${id}`);
  }
});

const firstWord = (text: string) => text.split(' ')[0];
