import { expect, test } from '@playwright/test';

const names = ['Checkbox 1', 'Checkbox 2', 'Checkbox 3'];

test('all: “Check All” ticks all three', async ({ page }) => {
  await page.goto('/checkboxes');
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  for (const name of names) await expect(page.getByRole('checkbox', { name })).toBeChecked();
});

test('none: “Uncheck All” removes every tick', async ({ page }) => {
  await page.goto('/checkboxes');
  // Not: click() on each box; “Checkbox 2” is ticked already, so the click would remove its tick.
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  for (const name of names) await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
});
