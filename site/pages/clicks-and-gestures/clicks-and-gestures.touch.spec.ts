import { expect, test } from '../../../tests/fixtures';

test('a tap is logged as one by touch', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-row-2').tap();
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 2');
  await expect(page.getByTestId('clicks-log').getByRole('listitem')).toHaveText('click left touch trusted');
});

test('Escape closes the menu of a press that lasts', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const button = page.getByTestId('clicks-press');
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByTestId('clicks-press-menu')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await button.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('clicks-press-menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a finger draws over tiles, and the page does not scroll', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const tiles = page.getByTestId('clicks-tiles');
  await tiles.scrollIntoViewIfNeeded();
  const { x, y } = (await page.getByTestId('clicks-tile-1').boundingBox()) ?? { x: 0, y: 0 };
  const scrolled = await page.evaluate(() => scrollY);
  const finger = await page.context().newCDPSession(page);
  const points = [0, 40, 80].map((way) => ({ x: x + 10 + way, y: y + 10 + way }));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.slice(0, 1) });
  for (const point of points) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByTestId('clicks-tiles-selected')).toHaveText('Tiles: 1, 2, 5, 6');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
