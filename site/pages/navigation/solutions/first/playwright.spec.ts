import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/navigation');
});

test('script: another document opens after a second', async ({ page }) => {
  await page.getByRole('link', { name: 'Redirect by script' }).click();
  // Not: expect(page.url()).toContain('arrived'); it reads the address once, often that of the document in between.
  await expect(page.getByRole('heading', { name: 'Arrived by script' })).toBeVisible();
});

test('get: the name is in the address', async ({ page }) => {
  await page.getByLabel('Name, by GET').fill('Ada');
  await page.getByRole('button', { name: 'Send by GET' }).click();
  await expect(page.getByRole('heading', { name: 'Received by GET' })).toBeVisible();
  await expect(page).toHaveURL(/name=Ada/);
});
