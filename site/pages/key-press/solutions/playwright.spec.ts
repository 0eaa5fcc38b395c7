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

test('last: the name of the last key is shown, wherever the focus is', async ({ page }) => {
  for (const key of ['a', 'A', 'Enter', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await expect(page.getByTestId('last-key-pressed')).toHaveText(key);
  }
  await page.getByRole('button', { name: 'Toggle theme' }).focus();
  await page.keyboard.press('x');
  await expect(page.getByTestId('last-key-pressed')).toHaveText('x');
});

test('history: the five most recent keys are listed, the newest first', async ({ page }) => {
  for (const key of ['a', 'b', 'Enter', 'c', 'Escape', 'ArrowUp', 'd']) await page.keyboard.press(key);
  // The whole list, so that a lost key or a double one fails the test.
  await expect(page.getByTestId(/^key-\d$/)).toHaveText(['d', 'ArrowUp', 'Escape', 'c', 'Enter']);
  await expect(page.getByTestId('key-0')).toHaveText('d');
  await expect(page.getByTestId('key-4')).toHaveText('Enter');
});

test('every: every press is listed, even modifiers and repeated keys', async ({ page }) => {
  await page.keyboard.press('Shift+X');
  // Sorted, because the order is another requirement.
  const keys = async () => (await page.getByTestId(/^key-\d$/).allTextContents()).sort();
  await expect.poll(keys).toEqual(['Shift', 'X']);
  await page.keyboard.press('x');
  await page.keyboard.press('x');
  await expect.poll(keys).toEqual(['Shift', 'X', 'x', 'x']);
});
