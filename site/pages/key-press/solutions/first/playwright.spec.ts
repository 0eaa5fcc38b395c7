import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/key-press');
  // Waits here, because keys do not wait for the page as an action on a locator does.
  await expect(page.getByTestId('last-key-pressed')).toBeVisible();
});

test('none: before the first key there is no key and no history', async ({ page }) => {
  await expect(page.getByTestId('last-key-pressed')).toHaveText('No key pressed');
  await expect(page.getByTestId('key-history')).toBeEmpty();
});

test('history: the five most recent keys are listed, the newest first', async ({ page }) => {
  for (const key of ['a', 'b', 'Enter', 'c', 'Escape', 'ArrowUp', 'd']) await page.keyboard.press(key);
  // Not: expect(page.getByTestId('last-key-pressed')).toHaveText('d') alone; it passes while other keys are lost.
  await expect(page.getByTestId(/^key-\d$/)).toHaveText(['d', 'ArrowUp', 'Escape', 'c', 'Enter']);
});
