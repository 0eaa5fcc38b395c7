import { expect, test } from '../../../tests/fixtures';

test.beforeEach(async ({ open }) => {
  await open('/key-press');
});

test('nothing is pressed at first', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key Presses');
  await expect(page.getByTestId('last-key-pressed')).toHaveText('No key pressed');
  await expect(page.getByTestId('key-history')).toBeEmpty();
});

test('the five most recent keys are kept, newest first', async ({ page }) => {
  const keys = page.locator('[data-test="key-history"] > [data-test^="key-"]');
  for (const key of ['a', 'B', '1', 'Enter', 'ArrowLeft', 'Escape', 'F2']) {
    await page.keyboard.press(key);
    expect(await page.getByTestId('last-key-pressed').textContent()).toBe(key);
  }
  await expect(keys).toHaveText(['F2', 'Escape', 'ArrowLeft', 'Enter', '1']);
  await expect(page.getByTestId('key-0')).toHaveText('F2');
  await expect(page.getByTestId('key-4')).toHaveText('1');
});

test('a space is shown as the text of the key, and can be seen', async ({ page }) => {
  await page.keyboard.press('Space');
  expect(await page.getByTestId('last-key-pressed').textContent()).toBe(' ');
  expect(await page.getByTestId('key-0').textContent()).toBe(' ');
  expect(await page.getByTestId('key-0').evaluate((key) => getComputedStyle(key, '::before').content)).toBe('"␣"');
});

test('modifiers and repeats are keys too', async ({ page }) => {
  await page.keyboard.down('Shift');
  await page.keyboard.down('X');
  await page.keyboard.down('X');
  await page.keyboard.up('X');
  await page.keyboard.up('Shift');
  await expect(page.locator('[data-test="key-history"] > *')).toHaveText(['X', 'X', 'Shift']);
});

test('Tab is noted and still moves the focus', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('last-key-pressed')).toHaveText('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('keys that are pressed in the search and in the panel count', async ({ page }) => {
  await page.getByTestId('page-search').press('s');
  await expect(page.getByTestId('last-key-pressed')).toHaveText('s');
  await page.getByTestId('practice-toggle').click();
  await page.getByTestId('practice-hint-last').press('p');
  await expect(page.getByTestId('last-key-pressed')).toHaveText('p');
});

test('a key that a script dispatches at the window counts', async ({ page }) => {
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete' })));
  await expect(page.getByTestId('last-key-pressed')).toHaveText('Delete');
});

test('where there is a keyboard, no field is shown', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has to bring up its keyboard.');
  await expect(page.getByTestId('key-field')).toBeHidden();
});
