import { expect, test } from '../../../tests/fixtures';

// Playwright gives a popup of Firefox the size of its own viewport.
test('an opened document shows a new size of its window', async ({ open, page }) => {
  await open('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByTestId('windows-open').click();
  const opened = await opening;
  await expect(opened.getByText('Size: 480 × 360')).toBeVisible();
  await opened.setViewportSize({ width: 500, height: 410 });
  await expect(opened.getByText('Size: 500 × 410')).toBeVisible();
});
