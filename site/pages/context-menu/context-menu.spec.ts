import { expect, test } from '../../../tests/fixtures';
import { box, expectMenuByKey, menu, trigger } from './spec-helpers';

test.beforeEach(async ({ open }) => {
  await open('/context-menu');
});

test('a click that a script makes closes the menu', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const clicks = [
    () => heading.dispatchEvent('click'),
    () => heading.dispatchEvent('click', { detail: 1 }),
    () => heading.evaluate((h1: HTMLElement) => h1.click()),
  ];
  for (const click of clicks) {
    await trigger(page).click({ button: 'right', position: { x: 20, y: 20 } });
    await expect(menu(page)).toBeVisible();
    await click();
    await expect(menu(page)).toHaveCount(0);
  }
});

for (const name of ['edit', 'delete', 'properties']) {
  test(`a click on ${name} closes the menu`, async ({ page }) => {
    await trigger(page).click({ button: 'right', position: { x: 20, y: 20 } });
    await page.getByTestId(`context-menu-${name}`).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
  });
}

test('the result names the item that was chosen last, by mouse or by keyboard', async ({ page }) => {
  const result = page.getByTestId('context-menu-result');
  await expect(result).toHaveRole('status');
  await expect(result).toBeEmpty();
  await trigger(page).click({ button: 'right' });
  await page.mouse.click(5, 5);
  await expect(menu(page)).toHaveCount(0);
  await expect(result).toBeEmpty();
  await trigger(page).click({ button: 'right' });
  await page.getByTestId('context-menu-delete').click();
  await expect(result).toHaveText('Last action: Delete');
  await trigger(page).press('Shift+F10');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('Last action: Edit');
  await trigger(page).click({ button: 'right' });
  await page.getByTestId('context-menu-properties').locator('svg').click();
  await expect(result).toHaveText('Last action: Properties');
});

test('Escape gives the focus back after a right click, too', async ({ page }) => {
  await trigger(page).click({ button: 'right', position: { x: 20, y: 20 } });
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test('a click elsewhere leaves the focus where it went', async ({ page }) => {
  await trigger(page).click({ button: 'right', position: { x: 20, y: 20 } });
  const button = page.getByTestId('theme-toggle');
  await button.click();
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a middle click closes the menu', async ({ page }) => {
  await trigger(page).click({ button: 'right' });
  await expect(menu(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ button: 'middle' });
  await expect(menu(page)).toHaveCount(0);
});

test('a right click outside of the area closes the menu', async ({ page }) => {
  await trigger(page).click({ button: 'right', position: { x: 20, y: 20 } });
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  await expect(menu(page)).toHaveCount(0);
});

test('a second right click moves the menu, on the menu itself too', async ({ page }) => {
  const { x, y } = await box(page, 'context-menu-trigger');
  const places = [
    [60, 60],
    [20, 20],
    [30, 35],
  ] as const;
  for (const [right, down] of places) {
    await page.mouse.click(x + right, y + down, { button: 'right' });
    await expect.poll(async () => Math.round((await box(page, 'context-menu')).x)).toBe(Math.round(x + right));
    expect(Math.round((await box(page, 'context-menu')).y)).toBe(Math.round(y + down));
  }
  await expect(page.getByTestId('context-menu-area').getByRole('menu')).toHaveAttribute('data-test', 'context-menu');
});

test('a window that shrinks keeps its open menu', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  const { x, y, width } = await box(page, 'context-menu-trigger');
  await page.mouse.click(x + width - 20, y + 30, { button: 'right' });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 500 });
  await expect
    .poll(async () => (await box(page, 'context-menu')).x + (await box(page, 'context-menu')).width)
    .toBeLessThanOrEqual(320);
});

test('opening and closing the menu does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 420 });
  const { x, y } = await box(page, 'context-menu-trigger');
  await page.mouse.click(x + 30, Math.min(y + 30, 415), { button: 'right' });
  await expect(menu(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Shift+F10 opens the menu at the trigger, with the focus on its first item', async ({ page }) => {
  await expectMenuByKey(page, 'Shift+F10');
});

for (const kind of ['MouseEvent', 'Event'] as const) {
  test(`a script’s ${kind} that gives no place opens the menu at the trigger`, async ({ page }) => {
    await trigger(page).evaluate(
      (element, name) => element.dispatchEvent(new window[name]('contextmenu', { bubbles: true })),
      kind,
    );
    const [area, opened] = [await box(page, 'context-menu-trigger'), await box(page, 'context-menu')];
    expect(opened.x).toBeCloseTo(area.x + 16, 0);
    expect(opened.y).toBeCloseTo(area.y + 16, 0);
  });
}

test('the keyboard walks the menu round', async ({ page }) => {
  await trigger(page).focus();
  await page.keyboard.press('Shift+F10');
  const steps = [
    ['ArrowDown', 'delete'],
    ['ArrowDown', 'properties'],
    ['ArrowDown', 'edit'],
    ['ArrowUp', 'properties'],
    ['Home', 'edit'],
    ['End', 'properties'],
    ['ArrowUp', 'delete'],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(page.getByTestId(`context-menu-${name}`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

for (const [key, name] of [
  ['ArrowDown', 'edit'],
  ['ArrowUp', 'properties'],
] as const) {
  test(`${key} enters a menu that the mouse opened at ${name}`, async ({ page }) => {
    await trigger(page).click({ button: 'right', position: { x: 20, y: 20 } });
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByTestId(`context-menu-${name}`)).toBeFocused();
  });
}

test('Tab closes the menu and goes on from the trigger', async ({ page }) => {
  await page.evaluate(() => {
    const after = document.createElement('button');
    after.textContent = 'after';
    document.querySelector('main')?.append(after);
  });
  await trigger(page).press('Shift+F10');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'after' })).toBeFocused();
});

test('a long press, which reports a place and no button, opens the menu there', async ({ page }) => {
  const { x, y } = await box(page, 'context-menu-trigger');
  const at = { clientX: Math.round(x + 30), clientY: Math.round(y + 40) };
  await trigger(page).evaluate(
    (element, place) => element.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, ...place })),
    at,
  );
  const opened = await box(page, 'context-menu');
  expect({ clientX: opened.x, clientY: opened.y }).toEqual(at);
});
