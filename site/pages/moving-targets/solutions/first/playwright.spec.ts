import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/moving-targets');
});

test('twin: each click on “Count” counts', async ({ page }) => {
  for (const count of [1, 2, 3]) {
    // Not: const button = await page.$('text=Count') before the loop; the second click fails, because another button is
    // in its place. A locator finds the button again at each use.
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await expect(page.getByTestId('twin-result')).toHaveText(`Clicks: ${count}`);
  }
});

test('saved: the nickname is saved', async ({ page }) => {
  await page.getByLabel('Nickname').fill('Ada');
  await page.getByRole('button', { name: 'Save nickname' }).click();
  await expect(page.getByTestId('renamed-result')).toHaveText('Saved: Ada');
});
