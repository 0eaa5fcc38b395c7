import { expect, test } from '@playwright/test';

test('loaded: the first image is loaded and 200 pixels wide', async ({ page }) => {
  await page.goto('/broken-images');
  await expect(page.getByAltText('Hot-air balloons over a valley')).toHaveJSProperty('naturalWidth', 200);
});

test('broken: the other two images are not loaded', async ({ page }) => {
  await page.goto('/broken-images');
  for (const name of ['Broken image: no such file', 'Broken image: no valid address']) {
    // Not: expect(…).toBeVisible(); a broken image is visible too, with its size and its alternative text.
    await expect(page.getByAltText(name)).toHaveJSProperty('complete', true);
    await expect(page.getByAltText(name)).toHaveJSProperty('naturalWidth', 0);
  }
});
