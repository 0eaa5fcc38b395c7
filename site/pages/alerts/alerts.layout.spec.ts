import { expect, test } from '../../../tests/fixtures';

test('the modal shows where the focus is, and its button is big enough to touch', async ({ open, page, isMobile }) => {
  await open('/alerts');
  await page.getByTestId('dialog-button').focus();
  await page.keyboard.press('Enter');
  const button = page.getByRole('dialog', { name: 'Alert' }).getByRole('button', { name: 'OK' });
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-style', 'solid');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(isMobile ? 44 : 40);
});
