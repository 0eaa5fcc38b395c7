import { expect, test } from '../fixtures';

test('on a wide screen the page is in the middle of the room beside the menu', async ({ open, page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const id of ['', 'forms', 'tables']) {
    await open(`/${id}`);
    const box = await page.getByRole('main').boundingBox();
    const menu = await page.getByRole('navigation').boundingBox();
    if (!box || !menu) throw new Error('no boxes');
    const left = box.x - (menu.x + menu.width);
    // Without the scroll bar, which takes room in some browsers.
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    const right = room - (box.x + box.width);
    expect(left).toBeGreaterThan(100);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  }
});
