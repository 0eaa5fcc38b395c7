import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('text: sample.txt is text', async ({ page }) => {
  await page.goto('/file-download?downloadFailure=none');
  // Not: the click, and then readFile() at once; the file is not there yet, or not complete, or from the last run.
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Sample Text' }).click();
  const text = await readFile(await (await started).path(), 'utf8');
  expect(text).toMatch(/\w+ \w+/);
  expect(text).not.toContain('\ufffd');
});

test('failed: the message says which download failed', async ({ page }) => {
  await page.goto('/file-download?downloadFailure=http');
  await page.getByRole('button', { name: 'Download Sample Text' }).click();
  await expect(page.getByTestId('error-message')).toHaveText(
    'Failed to download Sample Text. Please try again later or contact support if the issue persists.',
  );
});
