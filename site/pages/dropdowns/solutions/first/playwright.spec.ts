import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/dropdowns');
});

test('twins: both cities of one name can be chosen', async ({ page }) => {
  const listbox = page.getByTestId('dropdown-listbox');
  await listbox.getByRole('combobox').click();
  // Not: getByText('Springfield'); two options read so, and the name does not say which one was chosen.
  await listbox.getByRole('option', { name: 'Springfield' }).nth(1).click();
  await expect(page.getByTestId('dropdown-value-listbox')).toHaveText('springfield-2');
});

test('several: the values of all chosen cities are shown', async ({ page }) => {
  await page.getByLabel('Multiple').selectOption(['lima', 'tokyo']);
  await expect(page.getByTestId('dropdown-value-multiple')).toHaveText('lima, tokyo');
});
