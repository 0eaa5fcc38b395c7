import { expect, test } from '../recorder';

test('a button by its class in a card', async ({ page }) => {
  await page.goto('/forms');
  await page.locator('.card .button-primary').click();
  await expect(page.locator('.field .field-error', { hasText: 'Username is required' })).toBeVisible();
});

test('the page in the menu by the class of the active one', async ({ page }) => {
  await page.goto('/tables');
  await expect(page.locator('.nav-item.active')).toHaveText('Tables');
});

test('a form in a frame’s document by the classes there', async ({ page }) => {
  await page.goto('/frames/simple-form.html');
  await page.locator('.field input').first().fill('Ada');
  await expect(page.locator('.actions .primary')).toHaveText('Submit Form');
});
