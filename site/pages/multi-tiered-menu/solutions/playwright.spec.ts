import { expect, type Page, test } from '@playwright/test';

const menus = ['menu-simple', 'menu-mui', 'menu-antd'];
const path = ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy S Series'];

test.beforeEach(async ({ page }) => {
  await page.goto('/multi-tiered-menu');
});

test('top: three menus with Products, Services and Support, each with a caret', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Simple Multi Tiered Menu',
    'Simple Multi Tiered Menu Use MUI',
    'Simple Multi Tiered Menu Use Antd',
  ]);
  for (const menu of menus) {
    for (const label of ['Products', 'Services', 'Support']) {
      await expect(item(page, menu, label)).toBeVisible();
      await expect(item(page, menu, label).locator('svg')).toBeVisible();
    }
  }
});

test('tree: all three lead to the same items, six levels deep', async ({ page }) => {
  for (const walk of [path, ['Support', 'Documentation', 'Tutorials']]) {
    const labels: string[][] = [];
    for (const menu of menus) {
      // One by one: the pointer's straight way to a deep item would cross others and open theirs.
      for (const label of walk) await item(page, menu, label).hover();
      await expect(item(page, menu, `${walk.at(-1)}`)).toBeVisible();
      labels.push(await items(page, menu).filter({ visible: true }).allInnerTexts());
      await page.keyboard.press('Escape');
      await page.mouse.move(0, 0);
      await expect(item(page, menu, `${walk.at(1)}`)).toBeHidden();
    }
    const [simple = [], mui = [], antd = []] = labels.map((all) => all.map((label) => label.trim()).sort());
    expect(simple.length).toBeGreaterThan(3);
    expect(mui).toEqual(simple);
    expect(antd).toEqual(simple);
  }
});

test('hover: a submenu opens 0.1 s after the pointer has come, and closes 0.1 s after it has left', async ({
  page,
}) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.reload();
  await expect(item(page, 'menu-antd', 'Products')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
  for (const menu of menus) {
    const products = item(page, menu, 'Products');
    await products.hover();
    await page.clock.runFor(99);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(0, 0);
    await page.clock.runFor(99);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  }
});

test('place: a submenu opens below an item of the bar, and to the right of a deeper one', async ({ page }) => {
  // A window with room below the last bar: where there is none, submenus open above.
  await page.setViewportSize({ width: 1280, height: 1400 });
  for (const menu of menus) {
    for (const label of path.slice(0, 3)) await item(page, menu, label).hover();
    const [products, electronics, smartphones] = await Promise.all(
      path.slice(0, 3).map((label) => item(page, menu, label).boundingBox()),
    );
    if (!products || !electronics || !smartphones) throw new Error('A level is missing.');
    expect(electronics.y).toBeGreaterThanOrEqual(products.y + products.height - 1);
    expect(electronics.x).toBeLessThan(products.x + products.width);
    expect(smartphones.x).toBeGreaterThanOrEqual(electronics.x + electronics.width - 1);
    expect(smartphones.y).toBeLessThan(electronics.y + electronics.height);
  }
});

test('mounted: in the first menu the items of a submenu are there only while it is open', async ({ page }) => {
  const electronics = page.getByTestId('multi-tier-menu-item-electronics');
  await expect(page.getByTestId(/^multi-tier-menu-item-/)).toHaveText(['Products', 'Services', 'Support']);
  await page.getByTestId('multi-tier-menu-item-products').hover();
  await expect(electronics).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(electronics).toHaveCount(0);
  await expect(page.getByTestId(/^multi-tier-menu-item-/)).toHaveCount(3);
});

test('leaf: a click on an item without children opens its dialog, which Close and Escape close', async ({ page }) => {
  for (const menu of menus) {
    const dialog = page.getByRole('dialog', { name: 'Item Clicked' });
    for (const label of path) await item(page, menu, label).hover();
    await item(page, menu, 'Galaxy S Series').click();
    await expect(dialog).toContainText('You clicked: Galaxy S Series');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    for (const label of ['Support', 'Documentation', 'Tutorials']) await item(page, menu, label).hover();
    await item(page, menu, 'Tutorials').click();
    await expect(dialog).toContainText('You clicked: Tutorials');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('parent: a click on an item with children opens no dialog', async ({ page }) => {
  for (const menu of menus) {
    for (const label of path.slice(0, 5)) {
      await item(page, menu, label).click();
      // The next level shows that the click has had its effect, so a dialog would be there by now.
      await expect(item(page, menu, `${path[path.indexOf(label) + 1]}`)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // What a click has opened stays open when the pointer leaves. A click elsewhere closes all of it.
    await page.getByTestId(menu).getByRole('heading').click();
    await expect(item(page, menu, 'Electronics')).toBeHidden();
  }
});

test('keyboard: arrows move and open, Enter chooses, Escape closes one submenu', async ({ page }) => {
  for (const menu of menus) {
    await item(page, menu, 'Products').focus();
    for (const [key, focused] of [
      ['ArrowRight', 'Services'],
      ['ArrowLeft', 'Products'],
      ['ArrowDown', 'Electronics'],
      ['ArrowDown', 'Clothing'],
      ['ArrowUp', 'Electronics'],
      ['ArrowRight', 'Smartphones'],
      ['ArrowDown', 'Laptops'],
      ['ArrowUp', 'Smartphones'],
      ['ArrowRight', 'Android Phones'],
      ['Escape', 'Smartphones'],
      ['ArrowRight', 'Android Phones'],
      ['ArrowRight', 'Samsung'],
      ['ArrowRight', 'Galaxy S Series'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(page, menu, focused), `${menu}: ${key}`).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Item Clicked' });
    await expect(dialog).toContainText('You clicked: Galaxy S Series');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('slashes: //multi-tiered-menu shows this page too', async ({ page }) => {
  // Not by a relative address: after two slashes comes a host.
  await page.goto(`${new URL(page.url()).origin}//multi-tiered-menu`);
  await expect(page.getByTestId('menu-simple')).toBeVisible();
  await expect(page).toHaveURL(`${new URL(page.url()).origin}/multi-tiered-menu`);
});

/** The same items have other roles in each menu: what they share is their name. */
function items(page: Page, menu: string, options: { name?: string; exact?: boolean } = {}) {
  const section = page.getByTestId(menu);
  return section.getByRole('button', options).or(section.getByRole('menuitem', options));
}

function item(page: Page, menu: string, name: string) {
  return items(page, menu, { name, exact: true });
}
