import { expect, test } from '@playwright/test';

test('required: the empty form shows every message at once', async ({ page }) => {
  await page.goto('/forms');
  await page.getByRole('button', { name: 'Sign In' }).click();
  for (const label of ['Username', 'Email', 'Password']) {
    await expect(page.getByText(`${label} is required`, { exact: true })).toBeVisible();
  }
});

test('ready: the button shows “Sign In” again once the form is sent', async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/forms?delayScale=1');
  await page.getByLabel('Username').fill('nancy');
  await page.getByLabel('Email').fill('nancy@example.com');
  await page.getByLabel('Password').fill('123456');
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // Not: “Sign In” at once; the button may not be busy yet, so the check passes before the form was sent.
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
