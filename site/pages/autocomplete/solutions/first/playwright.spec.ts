import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  // Responses take a fifth of their time.
  await page.goto('/autocomplete?delayScale=0.2');
});

test('chosen: a click chooses a suggestion', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Place', exact: true });
  await field.fill('Ash');
  // Not: getByRole('option').first(); it may belong to an older text, and be replaced before the click.
  await page.getByRole('option', { name: 'Ashby', exact: true }).click();
  await expect(page.getByText('Chosen: Ashby', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('Ashby');
});

test('enter: Enter chooses the active suggestion', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Place', exact: true });
  await field.fill('zur');
  await expect(page.getByRole('option', { name: 'Zürich' })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByText('Chosen: Zürich', { exact: true })).toBeVisible();
});
