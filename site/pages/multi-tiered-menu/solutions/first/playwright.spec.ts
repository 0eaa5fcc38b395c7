import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/multi-tiered-menu');
  const menu = page.getByTestId('menu-simple');
  // Not: the pointer moved straight to where “Tutorials” will be; on its way it crosses and opens other items.
  for (const name of ['Support', 'Documentation']) await menu.getByRole('button', { name, exact: true }).hover();
  await menu.getByRole('button', { name: 'Tutorials', exact: true }).click();
});

test('leaf: a click on an item without children opens the dialog', async ({ page }) => {
  await expect(page.getByRole('dialog', { name: 'Item Clicked' })).toBeVisible();
});

test('named: the dialog names the item', async ({ page }) => {
  await expect(page.getByTestId('dialog-text')).toHaveText('You clicked: Tutorials');
});
