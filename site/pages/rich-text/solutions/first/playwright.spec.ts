import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/rich-text');
  await page.getByRole('textbox', { name: 'Editor' }).focus();
  await page.keyboard.press('ControlOrMeta+End');
});

test('typed: the text of the editor is below it', async ({ page }) => {
  // Not: evaluate((box) => { box.textContent = '…'; }); the editor does not see it, and draws its own text over it.
  await page.keyboard.type(' Be there.');
  await expect(page.getByTestId('editor-html')).toHaveText('<p>The ferry leaves at nine. Be there.</p>');
  await expect(page.getByTestId('editor-text')).toHaveText('The ferry leaves at nine. Be there.');
});

test('list: “List” turns a line into an item', async ({ page }) => {
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByTestId('editor-html')).toHaveText('<ul><li>The ferry leaves at nine.</li></ul>');
});
