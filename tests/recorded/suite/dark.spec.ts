import { expect, test } from '../recorder';

test('a background by its colour', async ({ page }) => {
  await page.goto('/forms');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 249)');
});

test('the way to the dark theme, from the light one', async ({ page }) => {
  await page.goto('/tables');
  await page.getByTitle('Switch to the dark theme').click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 26, 38)');
});

test('the colour of a frame’s document', async ({ page }) => {
  await page.goto('/frames/simple-form.html');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
