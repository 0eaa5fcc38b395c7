import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/context-menu');
});

test('opens: a right click opens the menu at the cursor', async ({ page }) => {
  // The page is scrolled down, so that places in the window and in the page differ.
  await page.setViewportSize({ width: 800, height: 400 });
  const area = page.getByTestId('context-menu-trigger');
  await area.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 40, y + 30, { button: 'right' });
  await expect(page.getByTestId('context-menu')).toBeVisible();
  const menu = await page.getByTestId('context-menu').boundingBox();
  expect(menu?.x).toBeCloseTo(x + 40, 0);
  expect(menu?.y).toBeCloseTo(y + 30, 0);
});

test('native: the browser’s own menu does not open', async ({ page }) => {
  // Playwright does not show the browser's menu. The event says whether the page has prevented it.
  const prevented = page.evaluate(
    () => new Promise((resolve) => addEventListener('contextmenu', (event) => resolve(event.defaultPrevented))),
  );
  await page.getByTestId('context-menu-trigger').click({ button: 'right' });
  expect(await prevented).toBe(true);
});

test('left-click: a left click opens no menu', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').click();
  await expect(page.getByTestId('context-menu')).toHaveCount(0);
});

test('items: the menu has “Edit”, “Delete” and “Properties”', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').click({ button: 'right' });
  await expect(page.getByTestId('context-menu').getByRole('menuitem')).toHaveText(['Edit', 'Delete', 'Properties']);
});

test('closes: a click on an item closes the menu', async ({ page }) => {
  for (const name of ['edit', 'delete', 'properties']) {
    await page.getByTestId('context-menu-trigger').click({ button: 'right' });
    await page.getByTestId(`context-menu-${name}`).click();
    await expect(page.getByTestId('context-menu')).toHaveCount(0);
  }
});

test('elsewhere: a click anywhere else closes the menu', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  for (const target of [area, page.getByRole('heading', { level: 1 })]) {
    await area.click({ button: 'right', position: { x: 200, y: 20 } });
    await expect(page.getByTestId('context-menu')).toBeVisible();
    await target.click({ position: { x: 10, y: 10 } });
    await expect(page.getByTestId('context-menu')).toHaveCount(0);
  }
});

test('moves: a second right click moves the menu', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  await area.click({ button: 'right', position: { x: 300, y: 30 } });
  await expect(page.getByTestId('context-menu')).toBeVisible();
  const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 20, y + 20, { button: 'right' });
  await expect
    .poll(async () => {
      const menu = await page.getByTestId('context-menu').boundingBox({ timeout: 1000 });
      return menu && [Math.round(menu.x - x), Math.round(menu.y - y)];
    })
    .toEqual([20, 20]);
});

test('result: the line names the item that was clicked last', async ({ page }) => {
  for (const [x, name] of [
    [300, 'Edit'],
    [20, 'Delete'],
  ] as const) {
    await page.getByTestId('context-menu-trigger').click({ button: 'right', position: { x, y: 20 } });
    await page.getByTestId(`context-menu-${name.toLowerCase()}`).click();
    await expect(page.getByTestId('context-menu-result')).toHaveText(`Last action: ${name}`);
  }
});

test('kept: a click anywhere else leaves the line as it is', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  await area.click({ button: 'right', position: { x: 300, y: 20 } });
  await page.getByTestId('context-menu-edit').click();
  await area.click({ button: 'right', position: { x: 20, y: 20 } });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByTestId('context-menu')).toHaveCount(0);
  await expect(page.getByTestId('context-menu-result')).toHaveText('Last action: Edit');
});

test('empty: the line is empty until an item is clicked', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').click({ button: 'right' });
  await page.getByRole('heading', { level: 1 }).click();
  // A closed menu is no proof: a click that misses its item closes it too.
  await expect(page.getByTestId('context-menu')).toHaveCount(0);
  await expect(page.getByTestId('context-menu-result')).toBeEmpty();
});

test('window: the whole menu is within the window', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  // The window is so small that the area reaches its right and its lower edge.
  await page.setViewportSize({ width: 800, height: 400 });
  const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const corner = { x: Math.min(x + width, 800) - 4, y: Math.min(y + height, 400) - 4 };
  await page.mouse.click(corner.x, corner.y, { button: 'right' });
  await expect(page.getByTestId('context-menu')).toBeVisible();
  await expect(page.getByTestId('context-menu')).toBeInViewport({ ratio: 1 });
});

test('keys: Shift+F10 opens the menu', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').press('Shift+F10');
  await expect(page.getByTestId('context-menu')).toBeVisible();
});

test('first-item: opened by a key, the menu has the focus on “Edit”', async ({ page }) => {
  // The menu key, which many keyboards have.
  await page.getByTestId('context-menu-trigger').press('ContextMenu');
  await expect(page.getByTestId('context-menu-edit')).toBeFocused();
});

test('arrows: ↓ and ↑ move the focus round the items', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').click({ button: 'right' });
  const items = page.getByTestId('context-menu').getByRole('menuitem');
  await expect(items).toHaveCount(3);
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(items.nth(index)).toBeFocused();
  }
});

test('escape: Escape closes the menu', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').click({ button: 'right' });
  await expect(page.getByTestId('context-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('context-menu')).toHaveCount(0);
});

test('returned: the focus is on the area after Escape', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  await area.press('ContextMenu');
  await expect(page.getByTestId('context-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
});
