import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/slider');
});

test('follows: the line shows a value that is set', async ({ page }) => {
  // Not: page.mouse.move(200, 0) with the button down; the value depends on the width of the window.
  await page.getByRole('slider').fill('75');
  await expect(page.getByTestId('slider-value')).toHaveText('Current value: 75');
});

test('step: an arrow key changes the value by 1', async ({ page }) => {
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('51');
});
