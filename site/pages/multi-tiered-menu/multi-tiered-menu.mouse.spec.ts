import { expect, test } from '../../../tests/fixtures';
import { expectDialog, item, menus, ownMenus, paths, tried } from './spec-helpers';

test('an open item has the same colours in all three menus, under the pointer too', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  const colours: Record<string, string[]> = {};
  for (const menu of menus) {
    colours[menu] = [];
    for (const label of ['Products', 'Electronics']) {
      await item(page, menu, label).hover();
      await expect(item(page, menu, label)).toHaveAttribute('aria-expanded', 'true');
      const style = await item(page, menu, label).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      });
      colours[menu]?.push(style);
    }
  }
  expect(colours['menu-mui']).toEqual(colours['menu-simple']);
  expect(colours['menu-antd']).toEqual(colours['menu-simple']);
});

for (const [menu, path] of tried) {
  test(`${menu}: hovering leads to ${path.at(-1)}`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    for (const label of path) await item(page, menu, label).hover();
    await item(page, menu, path.at(-1) ?? '').click();
    await expectDialog(page, path.at(-1) ?? '');
    await expect(item(page, menu, path[1] ?? '')).toBeHidden();
    await expect(item(page, menu, path[0] ?? '')).toBeFocused();
  });
}

for (const menu of menus) {
  test(`${menu}: a click on an item with children does nothing`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').click();
    await item(page, menu, 'Electronics').click();
    await expect(item(page, menu, 'Laptops')).toBeVisible();
    await item(page, menu, 'Electronics').click();
    await expect(item(page, menu, 'Laptops')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`${menu}: a move to a sibling opens its submenu instead`, async ({ open, page }) => {
    // A window with room below the last bar, or a submenu above it lies over the bar's next item.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').hover();
    await item(page, menu, 'Electronics').hover();
    await expect(item(page, menu, 'Laptops')).toBeVisible();
    await item(page, menu, 'Clothing').hover();
    await expect(item(page, menu, "Men's Clothing")).toBeVisible();
    await expect(item(page, menu, 'Laptops')).toBeHidden();
    await item(page, menu, 'Support').hover();
    await expect(item(page, menu, 'Documentation')).toBeVisible();
    await expect(item(page, menu, 'Clothing')).toBeHidden();
  });

  test(`${menu}: at 768 px every level stays within the window`, async ({ open, page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open('/multi-tiered-menu');
    for (const label of paths[2] ?? []) {
      await item(page, menu, label).hover();
      await expect(item(page, menu, label)).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${menu}: Escape and a click beside it dismiss the dialog`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    for (const dismiss of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      for (const label of ['Support', 'Documentation', 'Tutorials']) await item(page, menu, label).hover();
      await item(page, menu, 'Tutorials').click();
      await expect(page.getByRole('dialog', { name: 'Item Clicked' })).toBeVisible();
      await dismiss();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(item(page, menu, 'Support')).toBeFocused();
      await expect(item(page, menu, 'Documentation')).toBeHidden();
    }
  });

  test(`${menu}: labels that repeat are apart by their place`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    for (const label of [
      'Services',
      'Technical Support',
      'Device Support',
      'Phone Support',
      'Android Support',
      'Device Setup',
    ])
      await item(page, menu, label).hover();
    await expect(item(page, menu, 'Repair Services')).toHaveCount(2);
    await page.getByTestId(menu).locator('[data-menu-id$="-android-repair"]').click();
    await expectDialog(page, 'Repair Services');
  });
}

for (const menu of ownMenus) {
  test(`${menu}: a slow diagonal move to a submenu crosses a sibling and loses nothing`, async ({
    openWithClockStopped,
    page,
  }) => {
    await openWithClockStopped('/multi-tiered-menu');
    for (const label of ['Products', 'Electronics']) {
      await item(page, menu, label).hover();
      await page.clock.runFor(300);
    }
    const start = await item(page, menu, 'Electronics').boundingBox();
    const sibling = await item(page, menu, 'Clothing').boundingBox();
    const end = await item(page, menu, 'Tablets').boundingBox();
    if (!start || !sibling || !end) throw new Error('no boxes');
    const from = { x: start.x + 100, y: start.y + start.height - 4 };
    const to = { x: end.x + 20, y: end.y + 10 };
    await page.mouse.move(from.x, from.y);
    let onSibling = 0;
    for (let step = 1; step <= 12; step++) {
      const y = from.y + ((to.y - from.y) * step) / 12;
      const x = from.x + ((to.x - from.x) * step) / 12;
      await page.mouse.move(x, y);
      await page.clock.runFor(60);
      if (y > sibling.y && x < sibling.x + sibling.width) onSibling += 60;
    }
    expect(onSibling).toBeGreaterThan(200);
    await expect(item(page, menu, 'Tablets')).toBeVisible();
    await expect(item(page, menu, 'Clothing')).toHaveAttribute('aria-expanded', 'false');
    // A pointer that rests on the sibling opens the sibling's submenu.
    await page.mouse.move(sibling.x + 20, sibling.y + 20);
    await page.clock.resume();
    await expect(item(page, menu, "Men's Clothing")).toBeVisible();
    await expect(item(page, menu, 'Tablets')).toBeHidden();
  });

  test(`${menu}: Escape and a click elsewhere close what hovering opened`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').hover();
    await expect(item(page, menu, 'Electronics')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page, menu, 'Electronics')).toBeHidden();
    await item(page, menu, 'Services').hover();
    await expect(item(page, menu, 'Technical Support')).toBeVisible();
    await page.getByTestId(menu).getByRole('heading', { level: 1 }).click();
    await expect(item(page, menu, 'Technical Support')).toBeHidden();
  });
}
