import { expect, test } from '../../../tests/fixtures';
import { resting } from '../../../tests/mouse-at-rest';
import { expectDialog, item, menus, ownMenus, paths, tried } from './spec-helpers';

for (const [menu, path] of tried) {
  test(`${menu}: taps at 390 px lead to ${path.at(-1)}`, async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/multi-tiered-menu');
    for (const label of path) {
      await expect(item(page, menu, label)).toBeInViewport({ ratio: 1 });
      await item(page, menu, label).tap();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectDialog(page, path.at(-1) ?? '');
    await expect(item(page, menu, path[1] ?? '')).toBeHidden();
  });
}

for (const menu of ownMenus) {
  test(`${menu}: at 390 px the way to where one is stays in sight, and leads back`, async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/multi-tiered-menu');
    const path = paths[2] ?? [];
    const way = path.slice(0, -1);
    for (const label of way) await item(page, menu, label).tap();
    await expect(item(page, menu, path.at(-1) ?? '')).toBeInViewport({ ratio: 1 });
    for (const label of way) {
      // Not covered: what is in the middle of the item is the item itself.
      const isOnTop = await item(page, menu, label).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop, label).toBe(true);
    }
    await item(page, menu, way[1] ?? '').tap();
    await expect(item(page, menu, way[2] ?? '')).toBeVisible();
    await expect(item(page, menu, way[3] ?? '')).toBeHidden();
  });

  test(`${menu}: a tap elsewhere closes the menu even if no mouse events follow, as on iOS`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').tap();
    await expect(item(page, menu, 'Electronics')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).first().dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(item(page, menu, 'Electronics')).toBeHidden();
  });
}

for (const menu of menus) {
  test(`${menu}: what a tap opens stays open, wherever a mouse rests`, async ({ open, page }) => {
    await page.clock.install();
    await open('/multi-tiered-menu');
    await page.mouse.move(5, 5);
    const rested = resting(page);
    await item(page, menu, 'Products').tap();
    await rested;
    await page.clock.runFor(1000);
    await expect(item(page, menu, 'Electronics')).toBeVisible();
  });

  test(`${menu}: a tap elsewhere closes the menu`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').tap();
    await item(page, menu, 'Electronics').tap();
    await expect(item(page, menu, 'Laptops')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).first().tap();
    await expect(item(page, menu, 'Electronics')).toBeHidden();
  });

  test(`${menu}: every item is a target of 44 px`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').tap();
    await item(page, menu, 'Electronics').tap();
    for (const label of ['Products', 'Electronics', 'Laptops']) {
      expect((await item(page, menu, label).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}
