import { expect, test } from '../../../tests/fixtures';

test('what an input method composes is in capitals when it is finished, and not before', async ({ open, page }) => {
  await open('/masked-inputs');
  const code = page.getByTestId('mask-input-code');
  const raw = page.getByTestId('mask-raw-code');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await code.pressSequentially('ab');
  await compose('n');
  await compose('ni');
  await expect(code).toHaveValue('ABni');
  await keyboard.send('Input.insertText', { text: 'に' });
  await expect(code).toHaveValue('ABに');
  await compose('e');
  await keyboard.send('Input.insertText', { text: 'é' });
  await expect(code).toHaveValue('ABにÉ');
  await expect(raw).toHaveText('ABにÉ');
  await code.pressSequentially('c');
  await expect(code).toHaveValue('ABにÉC');
});
