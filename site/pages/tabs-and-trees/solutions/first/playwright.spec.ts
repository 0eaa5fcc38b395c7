import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tabs-and-trees');
});

test('visited: a panel is there after the first visit', async ({ page }) => {
  // Not: toBeHidden() alone; it passes for a hidden panel, and for one that is not there.
  await expect(page.getByTestId('tabs-panel-guests')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Guests' }).click();
  await expect(page.getByTestId('tabs-panel-guests')).toBeVisible();
});

test('branches: a branch follows its children', async ({ page }) => {
  const [italy, rome] = [page.getByTestId('tree-item-europe-italy'), page.getByTestId('tree-item-europe-italy-rome')];
  await italy.locator('.ant-tree-switcher').click();
  await rome.getByRole('checkbox').click();
  await expect(italy).toHaveAttribute('aria-checked', 'mixed');
  await italy.getByRole('checkbox').click();
  await expect(rome).toHaveAttribute('aria-checked', 'true');
});
