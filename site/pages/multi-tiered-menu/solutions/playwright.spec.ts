import { expect, type Page, test } from '@playwright/test';

const menus = ['menu-simple', 'menu-mui', 'menu-antd'];
const path = ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy S Series'];
/** As deep as the first path, whose names another test checks. */
const services = ['Services', 'Technical Support', 'Device Support', 'Phone Support', 'iOS Support', 'Device Setup'];

test.beforeEach(async ({ page }) => {
  await page.goto('/multi-tiered-menu');
});

test('headings: the three menus have their titles', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Simple Multi Tiered Menu',
    'Simple Multi Tiered Menu Use MUI',
    'Simple Multi Tiered Menu Use Antd',
  ]);
});

test('top: each bar has Products, Services and Support', async ({ page }) => {
  for (const menu of menus) {
    await expect(items(page, menu).filter({ visible: true })).toHaveText(['Products', 'Services', 'Support']);
  }
});

test('carets: each item of a bar has a caret', async ({ page }) => {
  for (const menu of menus) {
    for (const label of ['Products', 'Services', 'Support']) {
      await expect(item(page, menu, label).locator('svg')).toBeVisible();
    }
  }
});

test('tree: all three menus have the same items', async ({ page }) => {
  // Ends at items without children, so that no other submenu opens while the labels are read.
  for (const walk of [services, ['Support', 'Documentation', 'Tutorials']]) {
    const labels: string[][] = [];
    for (const menu of menus) {
      await hover(page, menu, walk);
      await expect(item(page, menu, `${walk.at(-1)}`)).toBeVisible();
      labels.push(await items(page, menu).filter({ visible: true }).allInnerTexts());
      await closeAll(page, menu, `${walk[1]}`);
    }
    const [simple = [], mui = [], antd = []] = labels.map((all) => all.map((label) => label.trim()).sort());
    expect(simple.length).toBeGreaterThan(3);
    expect(mui).toEqual(simple);
    expect(antd).toEqual(simple);
  }
});

test('levels: the items go six levels deep', async ({ page }) => {
  for (const menu of menus) {
    await hover(page, menu, path);
    for (const label of path) await expect(item(page, menu, label)).toBeVisible();
    await closeAll(page, menu, 'Electronics');
  }
});

test('hover: a submenu opens 0.1 s after the pointer enters', async ({ page }) => {
  await stopClock(page);
  for (const menu of menus) {
    const products = item(page, menu, 'Products');
    await products.hover();
    await page.clock.runFor(99);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
  }
});

test('left: a submenu closes 0.1 s after the pointer leaves', async ({ page }) => {
  await stopClock(page);
  for (const menu of menus) {
    const products = item(page, menu, 'Products');
    await products.hover();
    await page.clock.runFor(1000);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(0, 0);
    await page.clock.runFor(99);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  }
});

test('place: a submenu opens below an item of the bar', async ({ page }) => {
  // The window has room below the last bar. Without room, submenus would open above it.
  await page.setViewportSize({ width: 1280, height: 1400 });
  for (const menu of menus) {
    await item(page, menu, 'Products').hover();
    const electronics = await boxOf(page, menu, 'Electronics');
    const products = await boxOf(page, menu, 'Products');
    expect(electronics.y).toBeGreaterThanOrEqual(products.y + products.height - 1);
    expect(electronics.x).toBeLessThan(products.x + products.width);
  }
});

test('beside: a submenu opens to the right of a deeper item', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  for (const menu of menus) {
    await hover(page, menu, ['Products', 'Electronics']);
    const smartphones = await boxOf(page, menu, 'Smartphones');
    const electronics = await boxOf(page, menu, 'Electronics');
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

test('leaf: a click on an item without children opens the dialog', async ({ page }) => {
  for (const menu of menus) {
    await clickTutorials(page, menu);
    await expect(page.getByRole('dialog', { name: 'Item Clicked' })).toBeVisible();
    await page.reload();
  }
});

test('named: the dialog names the item', async ({ page }) => {
  for (const menu of menus) {
    await clickTutorials(page, menu);
    await expect(page.getByTestId('dialog-text')).toHaveText('You clicked: Tutorials');
    await page.reload();
  }
});

test('closed: “Close” closes the dialog', async ({ page }) => {
  await clickTutorials(page, 'menu-simple');
  await page.getByTestId('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});

test('escape: Escape closes the dialog', async ({ page }) => {
  await clickTutorials(page, 'menu-simple');
  await expect(page.getByTestId('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});

test('parent: a click on an item with children opens no dialog', async ({ page }) => {
  for (const menu of menus) {
    for (const label of services.slice(0, 5)) {
      await item(page, menu, label).click();
      // The next level is open, so the click has had its effect. A dialog would be there by now.
      await expect(item(page, menu, `${services[services.indexOf(label) + 1]}`)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // A submenu that a click opened stays open when the pointer leaves. A click elsewhere closes the whole menu.
    await page.getByTestId(menu).getByRole('heading').click();
    await expect(item(page, menu, 'Technical Support')).toBeHidden();
  }
});

test('keyboard: the arrow keys move along the bar and through a submenu', async ({ page }) => {
  for (const menu of menus) {
    await item(page, menu, 'Products').focus();
    await pressInTurn(page, menu, [
      ['ArrowRight', 'Services'],
      ['ArrowLeft', 'Products'],
      ['ArrowRight', 'Services'],
      ['ArrowDown', 'Technical Support'],
      ['ArrowDown', 'Repair Services'],
      ['ArrowUp', 'Technical Support'],
    ]);
  }
});

test('into: the key → opens deeper submenus', async ({ page }) => {
  for (const menu of menus) {
    await item(page, menu, 'Services').focus();
    await pressInTurn(page, menu, [
      ['ArrowDown', 'Technical Support'],
      ['ArrowRight', 'Device Support'],
      ['ArrowRight', 'Phone Support'],
      ['ArrowRight', 'iOS Support'],
      ['ArrowRight', 'Device Setup'],
    ]);
  }
});

test('enter: Enter on an item without children opens the dialog', async ({ page }) => {
  for (const menu of menus) {
    await item(page, menu, 'Support').focus();
    await pressInTurn(page, menu, [
      ['ArrowDown', 'Customer Service'],
      ['ArrowRight', 'Contact Us'],
    ]);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('dialog-text')).toHaveText('You clicked: Contact Us');
    await page.reload();
  }
});

test('back: Escape closes one submenu', async ({ page }) => {
  for (const menu of menus) {
    await item(page, menu, 'Products').focus();
    await pressInTurn(page, menu, [
      ['ArrowDown', 'Electronics'],
      ['ArrowRight', 'Smartphones'],
      ['Escape', 'Electronics'],
    ]);
    await expect(item(page, menu, 'Smartphones')).toBeHidden();
  }
});

test('slashes: //multi-tiered-menu shows this page too', async ({ page }) => {
  // Not a relative address, because a host follows two slashes there.
  await page.goto(`${new URL(page.url()).origin}//multi-tiered-menu`);
  await expect(page.getByTestId('menu-simple')).toBeVisible();
  await expect(page).toHaveURL(`${new URL(page.url()).origin}/multi-tiered-menu`);
});

/** By their names, because the same items have other roles in each menu. */
function items(page: Page, menu: string, options: { name?: string; exact?: boolean } = {}) {
  const section = page.getByTestId(menu);
  return section.getByRole('button', options).or(section.getByRole('menuitem', options));
}

function item(page: Page, menu: string, name: string) {
  return items(page, menu, { name, exact: true });
}

/** One by one, because the straight way to a deep item crosses other items and opens their submenus. */
async function hover(page: Page, menu: string, labels: string[]) {
  for (const label of labels) await item(page, menu, label).hover();
}

async function closeAll(page: Page, menu: string, second: string) {
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await expect(item(page, menu, second)).toBeHidden();
}

async function clickTutorials(page: Page, menu: string) {
  await hover(page, menu, ['Support', 'Documentation']);
  await item(page, menu, 'Tutorials').click();
}

async function pressInTurn(page: Page, menu: string, keys: [key: string, focused: string][]) {
  for (const [key, focused] of keys) {
    const next = expect(item(page, menu, focused), `${menu}: ${key}`);
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    try {
      await next.toBeFocused({ timeout: 2000 });
    } catch {
      // antd looks for the items of a submenu a few frames after the key. If a busy browser has not drawn them by then,
      // the focus stays, so this presses the key again.
      if (await before.evaluate((element) => element === document.activeElement)) await page.keyboard.press(key);
      await next.toBeFocused();
    }
  }
}

async function stopClock(page: Page) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.reload();
  await expect(item(page, 'menu-antd', 'Products')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
}

async function boxOf(page: Page, menu: string, label: string) {
  const box = await item(page, menu, label).boundingBox();
  if (!box) throw new Error(`${label} is not visible.`);
  return box;
}
