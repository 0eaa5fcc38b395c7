import { expect, test } from '../../../tests/fixtures';

test.beforeEach(async ({ open }) => {
  await open('/drag-drop');
});

// Not on a phone, where the menu that it clicks on is closed.
test('a drag that is left behind with the page takes no key from the next one', async ({ page }) => {
  await page.getByTestId('drag-handle-Item 1').focus();
  await page.keyboard.press('Space');
  await page.getByTestId('nav-checkboxes').click();
  await page.getByTestId('checkbox-checkbox1').focus();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('checkbox-checkbox1')).toBeChecked();
});
