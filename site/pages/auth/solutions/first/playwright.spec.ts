import { expect, type Page, test } from '@playwright/test';

test('accepted: the right name and password show a success', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await expect(page.getByRole('heading', { name: 'Successfully authenticated!' })).toBeVisible();
});

test('refused: a wrong or empty name or password is refused', async ({ page }) => {
  await logIn(page, 'admin', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  // Not: a second login without a new page; right after its click the message of the first one may still be there.
  await logIn(page, 'wrong', 'admin');
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
});

async function logIn(page: Page, username: string, password: string) {
  await page.goto('/auth?delayScale=0.1');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
