import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('heading: the page has its heading', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Test Automation Practice');
});

test('install: the command that starts the site is shown', async ({ page }) => {
  await expect(page.getByTestId('about-install')).toContainText('npx practice-site serve');
});

test('licence: the licence is MIT', async ({ page }) => {
  // Not: toHaveText('practice-site 1.0.0, under the MIT licence. The libraries that …'); any correction fails it.
  await expect(page.getByTestId('about-version')).toContainText('MIT');
});
