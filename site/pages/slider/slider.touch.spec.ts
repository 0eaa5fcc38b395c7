import { expect, test } from '../../../tests/fixtures';

test('the tooltip shows while a finger drags the slider', async ({ open, page }) => {
  await open('/slider');
  const box = await page.getByTestId('slider').boundingBox();
  if (!box) throw new Error('the slider has no box');
  const y = box.y + box.height / 2;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', box.x + box.width / 2);
  await expect(page.getByTestId('slider-tooltip')).toHaveText('50');
  for (let step = 1; step <= 10; step++) await touch('touchMove', box.x + (box.width / 2) * (1 - step / 10));
  await expect(page.getByTestId('slider-tooltip')).toHaveText('0');
  await touch('touchEnd');
  await expect(page.getByTestId('slider-tooltip')).toHaveCount(0);
});
