import { expect, test } from '../recorder';

test('a form by the ids of its fields', async ({ page }) => {
  await page.goto('/forms');
  await page.locator('#username').fill('ada');
  await page.locator('#email').fill('ada@example.com');
  await page.locator('#password').fill('secret1');
  await page.locator('#password').press('Enter');
  await expect(page.locator('#username')).toHaveValue('ada');
});

test('the demo account by the names of the fields', async ({ page }) => {
  await page.goto('/auth');
  await page.locator('[name=username]').fill('admin');
  await page.locator('[name=password]').fill('admin');
  await page.locator('[name=password]').press('Enter');
  await expect(page.getByText('Successfully authenticated!')).toBeVisible();
});

test('a message by the id that is made of the field’s', async ({ page }) => {
  await page.goto('/forms');
  await page.getByText('Sign In').click();
  await expect(page.locator('#email-error')).toHaveText('Email is required');
});
