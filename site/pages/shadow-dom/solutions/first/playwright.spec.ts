import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/shadow-dom');
  // Not: page.locator('//button[.="Click me!"]'); the click times out, because XPath never looks into a shadow root.
  await page.getByRole('button', { name: 'Click me!' }).click();
});

test('dialog: a click opens the dialog in the page', async ({ page }) => {
  await expect(page.getByRole('dialog', { name: 'Shadow DOM Button' })).toBeVisible();
});

test('closed: “Close” closes the dialog', async ({ page }) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
