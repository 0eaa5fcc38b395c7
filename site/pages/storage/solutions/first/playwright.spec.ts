import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/storage');
  // Not: “Accept all” in every test; a test that only grants never sees the page of those who refuse.
  await page.getByRole('button', { name: 'Only necessary' }).click();
});

test('choices: each choice closes the banner', async ({ page }) => {
  await expect(page.getByRole('dialog', { name: 'Your privacy' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Forget answer' }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('dialog', { name: 'Your privacy' })).toHaveCount(0);
});

test('local: the note is kept after reloads', async ({ page }) => {
  await page.getByLabel('Local note').fill('Milk');
  await page.getByTestId('note-local-save').click();
  await expect(page.getByTestId('note-local-stored')).toHaveText('Stored: Milk');
  await page.reload();
  await expect(page.getByTestId('note-local-stored')).toHaveText('Stored: Milk');
});
