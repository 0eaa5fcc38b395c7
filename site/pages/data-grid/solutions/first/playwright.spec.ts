import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/data-grid');
});

test('all: the header selects all filtered rows', async ({ page }) => {
  await page.getByLabel('Quick filter').fill('S-19');
  await expect(page.getByTestId('grid-row-count')).toHaveText('100 of 2,000 rows');
  await page.locator('[col-id="ag-Grid-SelectionColumn"]').first().getByRole('checkbox').check();
  // Not: a count of the selected rows in the document, which has only those in view.
  await expect(page.getByTestId('grid-selected')).toHaveText('100 selected');
});

test('changes: edits are listed', async ({ page }) => {
  const price = page.locator('[row-id="S-0007"] [col-id="price"]');
  await price.dblclick();
  await price.getByRole('spinbutton').fill('13');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('grid-changes').getByRole('listitem')).toHaveText('S-0007 Price 12.50 → 13.00');
});
