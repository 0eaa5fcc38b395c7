import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/windows');
});

test('opener: the new tab knows its opener', async ({ page }) => {
  // Not: page.context().pages().at(-1) right after the click; the tab opens a moment later. Waiting begins before the
  // click, so that the tab cannot be missed.
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open with opener' }).click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
  await expect(tab.getByText('Opener: yes')).toBeVisible();
});
