import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/dialogs');
});

test('returned: “Confirm” returns the seat', async ({ page }) => {
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByLabel('Seat', { exact: true }).selectOption('Aisle');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Returned: aisle', { exact: true })).toBeVisible();
});

test('printed: “Print card” shows the greeting', async ({ page }) => {
  await page.getByRole('switch', { name: 'Send as a gift' }).check();
  await page.getByLabel('Greeting').fill('Have a good trip');
  // Not: evaluate((button) => button.click()); it clicks what is covered or inert too, which no visitor can.
  await page.getByRole('button', { name: 'Print card' }).click();
  await expect(page.getByText('Printed: Have a good trip', { exact: true })).toBeVisible();
});
