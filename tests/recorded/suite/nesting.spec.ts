import { expect, test } from '../recorder';

test('a button by its absolute path', async ({ page }) => {
  await page.goto('/forms');
  await page.locator('xpath=/html/body/div[1]/main/form/button').click();
  await expect(page.getByText('Username is required')).toBeVisible();
});

test('a field by its absolute path', async ({ page }) => {
  await page.goto('/forms');
  await page.locator('xpath=/html/body/div[1]/main/form/div[2]/input').fill('ada@example.com');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('a form in a frame’s document by its absolute path', async ({ page }) => {
  await page.goto('/frames/simple-form.html');
  await page.locator('xpath=/html/body/main/form//input').first().fill('Ada');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});
