import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tables');
});

test('reverse: a click on the same header reverses the order', async ({ page }) => {
  const ids = page.getByTestId(/^table-cell-id-/);
  await expect(ids).toHaveText(['3', '2', '1']);
  const table = page.getByTestId('dynamic-table');
  await table.getByRole('columnheader', { name: 'name', exact: true }).click();
  // Not: the same element of the first row, read before and after; it moved with its row and reads what it did before.
  await expect(ids).toHaveText(['1', '2', '3']);
});

test('result: the line names the last pressed button and its row', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByTestId('editable-action-result')).toHaveText('Last action: Delete on row 3');
});
