import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/slider');
});

test('initial: the slider is at 50 at first', async ({ page }) => {
  await expect(page.getByTestId('slider')).toHaveValue('50');
});

test('label: the slider is found by its label', async ({ page }) => {
  await expect(page.getByRole('slider', { name: 'Value from 0 to 100' })).toBeVisible();
});

test('follows: the line shows a value that is set', async ({ page }) => {
  // `fill` sets an exact value. A drag only lands near a value.
  await page.getByTestId('slider').fill('75');
  await expect(page.getByTestId('slider-value')).toHaveText('Current value: 75');
});

test('keyed: the line follows the arrow keys', async ({ page }) => {
  const slider = page.getByTestId('slider');
  await slider.press('ArrowRight');
  await expect(page.getByTestId('slider-value')).toHaveText(`Current value: ${await slider.inputValue()}`);
});

test('dragged: the line follows during a drag', async ({ page }) => {
  const slider = page.getByTestId('slider');
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // Reads the value from the slider, because the end of a drag depends on the width of the window.
  await page.mouse.move(x + 0.75 * width, y + height / 2);
  await expect(slider).toHaveValue(/^7\d$/);
  await expect(page.getByTestId('slider-value')).toHaveText(`Current value: ${await slider.inputValue()}`);
  await page.mouse.up();
});

test('step: an arrow key changes the value by 1', async ({ page }) => {
  const slider = page.getByTestId('slider');
  await slider.fill('50');
  for (const [key, value] of [
    ['ArrowRight', '51'],
    ['ArrowUp', '52'],
    ['ArrowDown', '51'],
    ['ArrowLeft', '50'],
  ] as const) {
    await slider.press(key);
    await expect(slider).toHaveValue(value);
  }
});

test('bounds: the lowest value is 0', async ({ page }) => {
  const slider = page.getByTestId('slider');
  for (const key of ['Home', 'ArrowLeft']) {
    await slider.press(key);
    await expect(slider).toHaveValue('0');
  }
});

test('highest: the highest value is 100', async ({ page }) => {
  const slider = page.getByTestId('slider');
  for (const key of ['End', 'ArrowRight']) {
    await slider.press(key);
    await expect(slider).toHaveValue('100');
  }
});

test('tooltip: the tooltip shows the current value under the pointer', async ({ page }) => {
  const slider = page.getByTestId('slider');
  await slider.hover();
  for (const key of ['Home', 'End']) {
    await slider.press(key);
    await expect(page.getByTestId('slider-tooltip')).toHaveText(await slider.inputValue());
  }
});

test('left: no tooltip is in the document without the pointer', async ({ page }) => {
  const slider = page.getByTestId('slider');
  const tooltip = page.getByTestId('slider-tooltip');
  await slider.press('ArrowRight');
  await expect(tooltip).toHaveCount(0);
  await slider.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
});
