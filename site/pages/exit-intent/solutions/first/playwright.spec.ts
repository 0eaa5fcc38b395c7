import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/exit-intent');
  await expect(page.getByRole('heading', { name: 'Exit Intent' })).toBeVisible();
});

test('edges: another edge opens nothing', async ({ page }) => {
  await leaveAt(page, 2000);
  // Not: the last line alone; it passes before anything could happen. An open dialog would be in this click’s way.
  await page.getByTestId('theme-toggle').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('dismissed: “Close” closes the dialog', async ({ page }) => {
  await leaveAt(page, -1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function leaveAt(page: Page, clientY: number) {
  await page.locator('html').dispatchEvent('mouseleave', { clientX: 300, clientY });
}
