import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  // Loads take a fifth of their time, so the first one takes one second.
  await page.goto('/dynamic-elements?delayScale=0.2');
});

test('items: the content is Dynamic Content 1 to 3', async ({ page }) => {
  // Not: a pause of five seconds before the check; it is too short on a slow day, and too long on a fast one.
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveText(['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3']);
});

test('loaded: loading-indicator is gone once the content is there', async ({ page }) => {
  await expect(page.getByText('Dynamic Content 1')).toBeVisible();
  await expect(page.getByTestId('loading-indicator')).toHaveCount(0);
});
