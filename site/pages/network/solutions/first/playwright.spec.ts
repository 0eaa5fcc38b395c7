import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/network');
  await page.getByRole('button', { name: 'Load orders' }).click();
  // Not: await page.waitForLoadState('networkidle'), then count(); the response has come, and is perhaps not shown yet.
  await expect(page.getByTestId('net-status')).toHaveText('Loaded');
});

test('load: the first five orders are shown', async ({ page }) => {
  await expect(page.getByTestId('net-count')).toHaveText('23 orders, page 1 of 5');
  await expect(page.getByTestId(/^net-order-\d+$/)).toHaveText([/^1001/, /^1002/, /^1003/, /^1004/, /^1005/]);
});

test('filter: only orders with the chosen status are shown', async ({ page }) => {
  await page.getByLabel('Status').selectOption('Returned');
  await expect(page.getByTestId('net-count')).toHaveText('4 orders, page 1 of 1');
  await expect(page.getByTestId(/^net-order-\d+$/)).toHaveText([/^1004/, /^1010/, /^1015/, /^1021/]);
});
