import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes-2');
});

test('heading: the page has its heading', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dynamic Tables Have Input');
});

test('rows: the three rows are in their order', async ({ page }) => {
  const names = page.getByTestId(/^editable-name-/);
  await expect(names).toHaveCount(3);
  for (const [index, name] of ['Bob Johnson', 'Jane Smith', 'John Doe'].entries()) {
    await expect(names.nth(index)).toHaveValue(name);
  }
});

test('named: each name field is named after its row', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await expect(page.getByTestId(`editable-name-${id}`)).toHaveAccessibleName(`Name in row ${id}`);
  }
});

test('named-status: each status is named after its row', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await expect(page.getByTestId(`editable-status-${id}`)).toHaveAccessibleName(`Status in row ${id}`);
  }
});

test('named-roles: each list of roles is named after its row', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await expect(page.getByTestId(`editable-role-${id}`)).toHaveAccessibleName(`Roles in row ${id}`);
  }
});

test('sort: a header sorts by the current values', async ({ page }) => {
  await page.getByTestId('editable-status-1').selectOption('Inactive');
  await page.getByTestId('editable-status-2').selectOption('Active');
  await page.getByTestId('editable-header-status').click();
  await expect(page.getByTestId(/^editable-cell-id-/)).toHaveText(['2', '3', '1']);
});

test('unmoved: no row moves while a value is entered', async ({ page }) => {
  const ids = page.getByTestId(/^editable-cell-id-/);
  await page.getByTestId('editable-header-id').click();
  // Key by key, as a person types. If the row moved, the field would lose the focus.
  await page.getByTestId('editable-name-1').press('End');
  await page.keyboard.type(' the Younger');
  await expect(page.getByTestId('editable-name-1')).toHaveValue(/Doe the Younger$/);
  await page.getByTestId('editable-status-1').selectOption('Inactive');
  await expect(ids).toHaveText(['1', '2', '3']);
});

test('dialog: the button of a row opens one dialog', async ({ page }) => {
  for (const id of [1, 2, 3]) {
    await page.getByTestId(`editable-action-${id}`).click();
    await expect(page.getByTestId('dialog-title')).toHaveText('Action');
    // Not by its role, because a dialog below another one has none.
    await expect(page.getByTestId('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('closed: “Close” closes the dialog', async ({ page }) => {
  await page.getByTestId('editable-action-1').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('returned: the focus is on the button again', async ({ page }) => {
  await page.getByTestId('editable-action-1').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('editable-action-1')).toBeFocused();
});

test('result: the line names the button that was pressed last', async ({ page }) => {
  // After a sort the rows are in other places. The line has the id of the row.
  await page.getByTestId('editable-header-id').click();
  for (const [id, action] of [
    [1, 'Add'],
    [3, 'Delete'],
  ]) {
    await page.getByTestId(`editable-action-${id}`).click();
    await expect(page.getByTestId('editable-action-result')).toHaveText(`Last action: ${action} on row ${id}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('empty: the line is empty until a button is pressed', async ({ page }) => {
  await expect(page.getByTestId('editable-action-result')).toBeEmpty();
});
