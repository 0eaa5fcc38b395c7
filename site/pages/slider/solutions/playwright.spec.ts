import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/slider');
});

test('initial: the slider stands at 50, and the line says so', async ({ page }) => {
  await expect(page.getByRole('slider', { name: 'Value from 0 to 100' })).toHaveValue('50');
  await expect(page.getByTestId('slider-value')).toHaveText('Current value: 50');
});

test('follows: the line follows a drag, keys and fill', async ({ page }) => {
  const slider = page.getByTestId('slider');
  const line = page.getByTestId('slider-value');
  // An exact value is filled. A drag lands near a value at best, so this one goes past the end.
  await slider.fill('73');
  await expect(line).toHaveText('Current value: 73');
  await slider.press('ArrowLeft');
  await expect(line).toHaveText('Current value: 72');

  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await slider.fill('50');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width, y + height / 2);
  await expect(line).toHaveText('Current value: 100');
  await page.mouse.move(x, y + height / 2);
  await expect(line).toHaveText('Current value: 0');
  await page.mouse.up();
});

test('bounds: an arrow changes the value by 1, and beyond either end by nothing', async ({ page }) => {
  const slider = page.getByTestId('slider');
  for (const [key, value] of [
    ['ArrowRight', 51],
    ['ArrowUp', 52],
    ['ArrowDown', 51],
    ['ArrowLeft', 50],
    ['End', 100],
    ['ArrowRight', 100],
    ['Home', 0],
    ['ArrowLeft', 0],
  ] as const) {
    await slider.press(key);
    await expect(slider).toHaveValue(`${value}`);
    await expect(page.getByTestId('slider-value')).toHaveText(`Current value: ${value}`);
  }
});

test('tooltip: it is in the document only while the pointer is over the slider', async ({ page }) => {
  const slider = page.getByTestId('slider');
  const tooltip = page.getByTestId('slider-tooltip');
  await slider.focus();
  await expect(tooltip).toHaveCount(0);
  await slider.hover();
  await expect(tooltip).toHaveText('50');
  await slider.press('ArrowRight');
  await expect(tooltip).toHaveText('51');
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
});
