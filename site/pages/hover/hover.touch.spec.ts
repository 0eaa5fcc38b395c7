import { expect, test } from '../../../tests/fixtures';
import { resting } from '../../../tests/mouse-at-rest';

test.beforeEach(async ({ open }) => {
  await open('/hover');
});

test('a tap shows the caption', async ({ page }) => {
  await page.getByTestId('hover-figure-1').tap();
  await expect(page.getByTestId('hover-caption-1')).toBeVisible();
  await page.getByTestId('hover-figure-2').tap();
  await expect(page.locator('[data-test^="hover-caption-"]')).toHaveText(['Figure 2']);
});

test('a caption that a tap shows stays, wherever a mouse rests', async ({ page }) => {
  await page.mouse.move(5, 5);
  const rested = resting(page);
  await page.getByTestId('hover-figure-1').tap();
  await rested;
  expect(await page.getByTestId('hover-caption-1').count()).toBe(1);
  await page.getByTestId('hover-figure-1').click();
  expect(await page.getByTestId('hover-caption-1').count()).toBe(1);
  await page.getByTestId('hover-figure-2').tap();
  await expect(page.locator('[data-test^="hover-caption-"]')).toHaveText(['Figure 2']);
});
