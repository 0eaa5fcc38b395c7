import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes');
  await page.getByRole('button', { name: 'Iframe Complex' }).click();
});

test('rows: an empty row is added', async ({ page }) => {
  // Not: page.getByRole('button', { name: 'Add Row' }); it times out, because the button is in the frame's document.
  const frame = page.getByTestId('iframe-complex-page').contentFrame();
  await frame.getByRole('button', { name: 'Add Row' }).click();
  await expect(frame.getByRole('textbox', { name: 'Row 4 name' })).toHaveValue('');
});

test('deleted: a row is deleted', async ({ page }) => {
  const frame = page.getByTestId('iframe-complex-page').contentFrame();
  const names = frame.getByRole('textbox', { name: /^Row \d name$/ });
  await expect(names).toHaveCount(3);
  const third = await names.nth(2).inputValue();
  await frame.getByRole('button', { name: 'Delete' }).nth(1).click();
  await expect(names).toHaveCount(2);
  await expect(names.nth(1)).toHaveValue(third);
});
