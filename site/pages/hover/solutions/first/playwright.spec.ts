import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/hover');
});

test('named: the photos have alternative texts', async ({ page }) => {
  for (const name of ['Figure 1', 'Figure 2', 'Figure 3']) {
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  }
});

test('left: the caption is gone once the pointer has left', async ({ page }) => {
  const caption = page.getByText('Figure 2', { exact: true });
  await page.getByRole('figure', { name: 'Figure 2' }).hover();
  await expect(caption).toBeVisible();
  // Not: the last line alone; the pointer stays where the last step put it, so the caption stays too.
  await page.mouse.move(0, 0);
  await expect(caption).toHaveCount(0);
});
