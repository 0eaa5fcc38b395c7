import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/context-menu');
});

test('opens: a right click opens the menu at the cursor in place of the browser’s own', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  await area.click();
  await expect(page.getByTestId('context-menu')).toHaveCount(0);

  // Playwright does not show the browser's menu: whether the page has prevented it is in the event.
  const prevented = page.evaluate(
    () => new Promise((resolve) => addEventListener('contextmenu', (event) => resolve(event.defaultPrevented))),
  );
  const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 40, y + 30, { button: 'right' });
  await expect(page.getByTestId('context-menu')).toBeVisible();
  expect(await prevented).toBe(true);
  const menu = await page.getByTestId('context-menu').boundingBox();
  expect(menu?.x).toBeCloseTo(x + 40, 0);
  expect(menu?.y).toBeCloseTo(y + 30, 0);

  await page.keyboard.press('Escape');
  // On a page that is scrolled down, places in the window are not places in the page.
  await page.setViewportSize({ width: 800, height: 400 });
  await area.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const scrolled = (await area.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(scrolled.x + 40, scrolled.y + 30, { button: 'right' });
  await expect
    .poll(async () => (await page.getByTestId('context-menu').boundingBox())?.y)
    .toBeCloseTo(scrolled.y + 30, 0);
});

test('items: the menu has Edit, Delete and Properties, in this order', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').click({ button: 'right' });
  await expect(page.getByTestId('context-menu').getByRole('menuitem')).toHaveText(['Edit', 'Delete', 'Properties']);
  for (const name of ['Edit', 'Delete', 'Properties']) {
    await expect(page.getByTestId(`context-menu-${name.toLowerCase()}`)).toHaveText(name);
  }
});

test('closes: a click closes the menu, on an item or anywhere else', async ({ page }) => {
  const menu = page.getByTestId('context-menu');
  for (const target of [
    page.getByTestId('context-menu-edit'),
    page.getByTestId('context-menu-delete'),
    page.getByTestId('context-menu-properties'),
    page.getByTestId('context-menu-trigger'),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await page.getByTestId('context-menu-trigger').click({ button: 'right', position: { x: 200, y: 20 } });
    await expect(menu).toBeVisible();
    await target.click({ position: { x: 10, y: 10 } });
    await expect(menu).toHaveCount(0);
  }
});

test('moves: a second right click moves the menu, and there is never more than one', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  const { x, y } = (await area.boundingBox()) ?? { x: 0, y: 0 };
  await area.click({ button: 'right', position: { x: 300, y: 30 } });
  await expect(page.getByTestId('context-menu')).toBeVisible();
  await page.mouse.click(x + 20, y + 20, { button: 'right' });
  await expect(page.getByTestId('context-menu')).toHaveCount(1);
  await expect
    .poll(async () => {
      const menu = await page.getByTestId('context-menu').boundingBox();
      return menu && [Math.round(menu.x - x), Math.round(menu.y - y)];
    })
    .toEqual([20, 20]);
});

test('result: a click on an item is named below the area, and stays there until the next', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  const result = page.getByTestId('context-menu-result');
  const clickElsewhere = async () => {
    await area.click({ button: 'right' });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByTestId('context-menu')).toHaveCount(0);
  };
  await clickElsewhere();
  await expect(result).toBeEmpty();
  for (const name of ['Edit', 'Delete', 'Properties']) {
    await area.click({ button: 'right' });
    await page.getByRole('menuitem', { name }).click();
    await expect(result).toHaveText(`Last action: ${name}`);
  }
  await clickElsewhere();
  await expect(result).toHaveText('Last action: Properties');
});

test('window: near an edge all of the menu is within the window', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  // A window so small that the area reaches to its right and its lower edge.
  await page.setViewportSize({ width: 800, height: 400 });
  const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const corner = { x: Math.min(x + width, 800) - 4, y: Math.min(y + height, 400) - 4 };
  await page.mouse.click(corner.x, corner.y, { button: 'right' });
  await expect(page.getByTestId('context-menu')).toBeVisible();
  await expect(page.getByTestId('context-menu')).toBeInViewport({ ratio: 1 });
});

test('keys: Shift+F10 opens the menu with the focus on Edit, and arrows go round', async ({ page }) => {
  await page.getByTestId('context-menu-trigger').press('Shift+F10');
  await expect(page.getByTestId('context-menu-edit')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'delete'],
    ['ArrowDown', 'properties'],
    ['ArrowDown', 'edit'],
    ['ArrowUp', 'properties'],
    ['ArrowUp', 'delete'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByTestId(`context-menu-${name}`)).toBeFocused();
  }
});

test('escape: Escape closes the menu and gives the focus back to the area', async ({ page }) => {
  const area = page.getByTestId('context-menu-trigger');
  for (const open of [() => area.press('Shift+F10'), () => area.click({ button: 'right' })]) {
    await open();
    await expect(page.getByTestId('context-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('context-menu')).toHaveCount(0);
    await expect(area).toBeFocused();
  }
});
