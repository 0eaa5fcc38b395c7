import { expect, test } from '@playwright/test';

test('a: the title of variant A', async ({ page }) => {
  // Not: await page.goto('/ab-testing'); a first visit gets A or B by chance, so this passes only sometimes.
  await page.goto('/ab-testing?variant=A');
  await expect(page.getByRole('heading', { name: 'Welcome to Version A', exact: true })).toBeVisible();
});

test('b: the title of variant B', async ({ page }) => {
  await page.goto('/ab-testing?variant=B');
  await expect(page.getByRole('heading', { name: 'Experience Version B', exact: true })).toBeVisible();
});

test('counter: the button shows “Click Me (0)” at first', async ({ page }) => {
  // Both variants have this button, so no variant is pinned.
  await page.goto('/ab-testing');
  await expect(page.getByRole('button', { name: 'Click Me (0)', exact: true })).toBeVisible();
});
