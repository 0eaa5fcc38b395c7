import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes-2');
});

test('rows: the rows of Bob Johnson, Jane Smith and John Doe stand in this order', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dynamic Tables Have Input');
  await expect(page.getByTestId(/^editable-cell-id-/)).toHaveText(['3', '2', '1']);
  await expect(page.getByTestId('editable-name-3')).toHaveValue('Bob Johnson');
  await expect(page.getByTestId('editable-name-2')).toHaveValue('Jane Smith');
  await expect(page.getByTestId('editable-name-1')).toHaveValue('John Doe');
});

test('named: every control is named after its row', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await expect(page.getByTestId(`editable-name-${id}`)).toHaveAccessibleName(`Name in row ${id}`);
    await expect(page.getByTestId(`editable-status-${id}`)).toHaveAccessibleName(`Status in row ${id}`);
    await expect(page.getByTestId(`editable-role-${id}`)).toHaveAccessibleName(`Roles in row ${id}`);
  }
});

test('sort: a header sorts by what the rows hold by then, and no row moves before', async ({ page }) => {
  const ids = page.getByTestId(/^editable-cell-id-/);
  await expect(ids).toHaveText(['3', '2', '1']);
  // Key by key, as a person types: a row that moved would take the focus away.
  await page.getByTestId('editable-name-3').press('Home');
  await page.keyboard.type('Young ');
  await expect(page.getByTestId('editable-name-3')).toBeFocused();
  await expect(page.getByTestId('editable-name-3')).toHaveValue('Young Bob Johnson');
  await expect(ids).toHaveText(['3', '2', '1']);
  await page.getByTestId('editable-header-name').click();
  await expect(ids).toHaveText(['3', '1', '2']);
  await page.getByTestId('editable-status-1').selectOption('Inactive');
  await expect(ids).toHaveText(['3', '1', '2']);
  await page.getByTestId('editable-header-status').click();
  await expect(ids).toHaveText(['3', '1', '2']);
  await page.getByTestId('editable-status-2').selectOption('Active');
  await page.getByTestId('editable-header-status').click();
  await expect(ids).toHaveText(['1', '2', '3']);
});

test('dialog: a row’s button opens one dialog, and Close gives the focus back', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await page.getByTestId(`editable-action-${id}`).click();
    const dialog = page.getByRole('dialog', { name: 'Action' });
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByTestId(`editable-action-${id}`)).toBeFocused();
  }
});

test('result: the line names the row’s button, and nothing before', async ({ page }) => {
  const result = page.getByTestId('editable-action-result');
  await expect(result).toBeEmpty();
  await page.getByTestId('editable-action-3').click();
  await expect(result).toHaveText('Last action: Delete on row 3');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // Sorted, the same row stands elsewhere: the line has its id and not its place.
  await page.getByTestId('editable-header-id').click();
  await page.getByTestId('editable-action-1').click();
  await expect(result).toHaveText('Last action: Add on row 1');
});
