import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/long-lists');
});

test('kept: rows stay selected while they are not in the document', async ({ page }) => {
  const row = (number: number) => page.getByRole('option', { name: `Row ${number}`, exact: true });
  await row(2).click();
  // Not: row(9000).scrollIntoViewIfNeeded(); it times out, because a row that is not visible is not in the document.
  await page.getByLabel('Row number').fill('9000');
  await page.getByRole('button', { name: 'Jump' }).click();
  await expect(row(9000)).toBeVisible();
  await expect(row(2)).toHaveCount(0);
  await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 1');
});

test('more: each press adds ten items', async ({ page }) => {
  for (const count of [20, 30]) {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByTestId('more-status')).toHaveText(`Shown: ${count} of 50`);
  }
});
