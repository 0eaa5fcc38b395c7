import { expect, test } from '../../../tests/fixtures';

test('a phone has a field that brings up its keyboard, and whose keys count once', async ({ open, page }) => {
  await open('/key-press');
  await page.getByTestId('key-field').tap();
  await expect(page.getByTestId('key-field')).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('key-history').locator('> div')).toHaveText(['Enter', 'a']);
  await expect(page.getByTestId('key-field')).toHaveValue('');
});

test('a letter that the phone does not name as a key is read from what it typed', async ({ open, page }) => {
  await open('/key-press');
  await page.getByTestId('key-field').tap();
  await page.getByTestId('key-field').evaluate((field) => {
    for (const data of ['h', 'hi']) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
      field.dispatchEvent(new InputEvent('input', { data, inputType: 'insertCompositionText', bubbles: true }));
    }
  });
  await expect(page.getByTestId('key-history').locator('> div')).toHaveText(['i', 'h']);
});
