import { expect, test } from '@playwright/test';

// With a stopped clock, no notification leaves before it is read.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/notifications');
  await expect(page.getByTestId('notification-example')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('added: “Success Message” adds a success message', async ({ page }) => {
  await page.getByRole('button', { name: 'Success Message' }).click();
  await expect(page.getByTestId('notification-1')).toHaveText('This is a success notification message');
});

test('error: “Error Message” adds an error message', async ({ page }) => {
  await page.getByRole('button', { name: 'Success Message' }).click();
  await page.getByRole('button', { name: 'Error Message' }).click();
  // Not: page.getByText('notification message'), to read it or to wait until it is gone; two are on the page. Name the
  // one that you mean.
  await expect(page.getByTestId('notification-2')).toHaveText('This is a error notification message');
});
