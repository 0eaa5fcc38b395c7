import { expect, test } from '@playwright/test';

test('ok: an accepted confirm has the result OK', async ({ page }) => {
  await page.goto('/alerts');
  // Not: the click before this line; without a listener Playwright dismisses each dialog, and the result is “Cancel”.
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  await expect(page.getByText('Last action: Confirm dialog: OK', { exact: true })).toBeVisible();
});

test('name: the result of a prompt has the name in quotation marks', async ({ page }) => {
  await page.goto('/alerts');
  page.once('dialog', (dialog) => dialog.accept('Nancy'));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  await expect(page.getByText('Last action: Prompt dialog: "Nancy"', { exact: true })).toBeVisible();
});
