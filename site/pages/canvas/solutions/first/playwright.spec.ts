import { expect, test } from '@playwright/test';

test('stroke: a stroke is listed with its first and last point', async ({ page }) => {
  await page.goto('/canvas');
  const canvas = page.getByRole('application', { name: 'Drawing' });
  await canvas.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The canvas’s own coordinates are 400 across and 240 down in any size, so this is from 40, 60 to 120, 60.
  // Not: page.mouse.move(340, 460); another size of the window moves the canvas, and such a place with it.
  await page.mouse.move(x + 0.1 * width, y + 0.25 * height);
  await page.mouse.down();
  await page.mouse.move(x + 0.2 * width, y + 0.25 * height);
  await page.mouse.move(x + 0.3 * width, y + 0.25 * height);
  await page.mouse.up();
  await expect(page.getByText('Stroke 1: from 40, 60 to 120, 60', { exact: true })).toBeVisible();
});

test('marker: “Lighthouse” opens a card', async ({ page }) => {
  await page.goto('/canvas');
  await page.getByRole('button', { name: 'Lighthouse' }).click();
  await expect(page.getByText('Built in 1893, open on Sundays.', { exact: true })).toBeVisible();
});
