import { expect, test } from '@playwright/test';

test('status: the status of the response is shown', async ({ page }) => {
  await page.goto('/http');
  for (const code of ['404', '204', '503']) {
    await page.getByLabel('Status').selectOption(code);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(`Response: ${code}`, { exact: true })).toBeVisible();
  }
});

test('open: the response with the chosen status is shown', async ({ page }) => {
  await page.goto('/http');
  await page.getByLabel('Status').selectOption('500');
  const responded = page.waitForResponse('**/http/status/500');
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500 Internal Server Error');
  // Not: the heading alone; a page can show “500” although its response has the status 200.
  expect((await responded).status()).toBe(500);
});
