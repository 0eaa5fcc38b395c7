import { expect, test } from '../../../tests/fixtures';
import { middleOf, orderOf } from './spec-helpers';

test.beforeEach(async ({ open }) => {
  await open('/drag-drop');
});

test('a finger on the handle drags and never scrolls the page', async ({ page }) => {
  // A low window, in which the page could scroll.
  await page.setViewportSize({ width: 390, height: 620 });
  await page.evaluate(() => {
    document.body.style.paddingBottom = '600px';
  });
  const from = await middleOf(page.getByTestId('drag-handle-Item 4'));
  const to = await middleOf(page.getByTestId('drag-handle-Item 1'));
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= 10; step++) {
    const point = { x: from.x, y: from.y + ((to.y - from.y) * step) / 10 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => orderOf(page)).toEqual(['Item 4', 'Item 1', 'Item 2', 'Item 3', 'Item 5']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('one touch move is enough', async ({ page }) => {
  const from = await middleOf(page.getByTestId('drag-handle-Item 1'));
  const to = await middleOf(page.getByTestId('drag-handle-Item 3'));
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => orderOf(page)).toEqual(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
});
