import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/clicks-and-gestures');
});

test('toggle: Ctrl adds a row', async ({ page }) => {
  await page.getByRole('row', { name: 'Call Ada' }).click();
  // Not: row.evaluate((row) => row.click()), which comes without a key, and is not trusted.
  await page.getByRole('row', { name: 'Bake bread' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 2, 7');
});

test('edit: a double click, F2 and Enter open the field', async ({ page }) => {
  await page.getByRole('row', { name: 'Water the plants' }).dblclick();
  await expect(page.getByTestId('clicks-edit-3')).toHaveValue('Water the plants');
});
