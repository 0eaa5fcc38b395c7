import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  // Uploads take a tenth of their time.
  await page.goto('/file-upload?delayScale=0.1');
  const file = { name: 'first.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  // Not: a script that makes this hidden input visible; it takes files as it is, and no visitor has such a page.
  await page.getByLabel('Files to upload').setInputFiles(file);
});

test('listed: a file is listed by its name', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Uploaded Files' })).toBeVisible();
  await expect(page.getByText('first.txt', { exact: true })).toBeVisible();
});

test('done: upload-loading is gone afterwards', async ({ page }) => {
  await expect(page.getByText('first.txt')).toBeVisible();
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);
});
