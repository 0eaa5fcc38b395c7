import { expect, test } from '../../../tests/fixtures';

// In Firefox Playwright's mouse cannot leave the window.
test('a real pointer that leaves through the top opens it, through the left does not', async ({ open, page }) => {
  await open('/exit-intent');
  await page.mouse.move(200, 300);
  await page.mouse.move(-5, 300);
  await page.mouse.move(200, 300);
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
  await page.mouse.move(200, -3);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
});
