import { expect, test } from '../../../tests/fixtures';
import { item, menus, ownMenus } from './spec-helpers';

for (const menu of ownMenus) {
  test(`${menu}: the keyboard alone walks the tree as a menubar`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').focus();
    const walk: [key: string, focused: string, what?: 'opens'][] = [
      ['ArrowRight', 'Services'],
      ['End', 'Support'],
      ['ArrowRight', 'Products'],
      ['ArrowLeft', 'Support'],
      ['Home', 'Products'],
      ['ArrowDown', 'Electronics'],
      ['ArrowUp', 'Clothing'],
      ['ArrowDown', 'Electronics'],
      ['ArrowRight', 'Smartphones'],
      ['End', 'Tablets'],
      ['Home', 'Smartphones'],
      ['Enter', 'Android Phones'],
      ['Space', 'Samsung'],
      ['ArrowRight', 'Galaxy S Series'],
      ['ArrowLeft', 'Samsung'],
      ['Escape', 'Android Phones'],
      ['ArrowLeft', 'Smartphones'],
      ['Escape', 'Electronics'],
      ['ArrowLeft', 'Support'],
      ['ArrowDown', 'Customer Service'],
      ['ArrowRight', 'Contact Us'],
      ['ArrowRight', 'Products'],
    ];
    for (const [key, focused] of walk) {
      await page.keyboard.press(key);
      await expect(item(page, menu, focused), key).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(item(page, menu, 'Electronics')).toBeHidden();
  });

  test(`${menu}: keys pressed at once are all heard, down to a leaf`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: 'Item Clicked' });
    await expect(dialog).toContainText('You clicked: Galaxy Note Series');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(item(page, menu, 'Products')).toBeFocused();
  });

  test(`${menu}: a click that comes from no pointer, as a screen reader sends it, opens a submenu`, async ({
    open,
    page,
  }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').dispatchEvent('click');
    await item(page, menu, 'Clothing').dispatchEvent('click');
    await expect(item(page, menu, "Men's Clothing")).toBeVisible();
  });

  test(`${menu}: Tab reaches the bar, and leaving it closes what is open`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    const before = {
      'menu-simple': page.getByRole('main'),
      'menu-mui': item(page, 'menu-simple', 'Support'),
    };
    await before[menu].focus();
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(menu).locator(':focus')).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(item(page, menu, 'Electronics')).toBeFocused();
    await page.getByRole('button', { name: 'Toggle theme' }).focus();
    await expect(item(page, menu, 'Electronics')).toBeHidden();
  });
}

test('menu-antd: the keyboard walks the tree as antd has it', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  await item(page, 'menu-mui', 'Support').focus();
  await page.keyboard.press('Tab');
  const walk: [key: string, focused: string, what?: 'opens'][] = [
    ['ArrowRight', 'Products'],
    ['ArrowRight', 'Services'],
    ['ArrowLeft', 'Products'],
    ['ArrowLeft', 'Support'],
    ['Home', 'Products'],
    ['ArrowDown', 'Electronics', 'opens'],
    ['ArrowUp', 'Clothing'],
    ['ArrowDown', 'Electronics'],
    ['Enter', 'Smartphones', 'opens'],
    ['End', 'Tablets'],
    ['Home', 'Smartphones'],
    ['ArrowRight', 'Android Phones', 'opens'],
    ['ArrowLeft', 'Smartphones'],
    ['Escape', 'Electronics'],
    ['Escape', 'Products'],
  ];
  for (const [key, focused, what] of walk) {
    const pressed = async (timeout?: number) => {
      await page.keyboard.press(key);
      await expect(item(page, 'menu-antd', focused), key).toBeFocused({ timeout });
    };
    // antd looks for the first item of a submenu once, five frames after the key. On a busy machine it opens later.
    if (what === 'opens') await expect(() => pressed(1000)).toPass({ timeout: 10_000 });
    else await pressed();
  }
  await expect(item(page, 'menu-antd', 'Electronics')).toBeHidden();
});

test('menu-mui: letters move in a submenu, as MUI has it', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  await item(page, 'menu-mui', 'Products').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await expect(item(page, 'menu-mui', 'Clothing')).toBeFocused();
});

test('menu-antd: the focus follows a key some frames later', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  await item(page, 'menu-antd', 'Products').focus();
  const focusedAfterKeys = await page.evaluateHandle(() => {
    const labels: (string | null | undefined)[] = [];
    addEventListener('keydown', () => labels.push(document.activeElement?.textContent));
    return labels;
  });
  await page.keyboard.press('ArrowRight');
  expect(await focusedAfterKeys.jsonValue()).toEqual(['Products']);
  await expect(item(page, 'menu-antd', 'Services')).toBeFocused();
});

for (const menu of ['mui', 'antd']) {
  test(`${menu}: every item is found by its test id, down to a leaf`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    for (const id of ['products', 'electronics', 'tablets', 'ipad']) {
      await page.getByTestId(`menu-${menu}-item-${id}`).hover();
      await page.getByTestId(`menu-${menu}-item-${id}`).click();
    }
    await expect(page.getByTestId('dialog-title')).toHaveText('Item Clicked');
    await expect(page.getByTestId('dialog-text')).toHaveText('You clicked: iPad');
  });
}

test('a menu follows each heading', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Simple Multi Tiered Menu',
    'Simple Multi Tiered Menu Use MUI',
    'Simple Multi Tiered Menu Use Antd',
  ]);
  await expect(page.locator('h1 + nav').first()).toHaveAccessibleName('Simple menu');
  await expect(page.locator('h1 + nav').last()).toHaveAccessibleName('MUI menu');
  await expect(page.locator('h1 + ul')).toHaveRole('menu');
});

test('element ids and classes are the same on a direct load and after a walk over other pages', async ({
  open,
  page,
}) => {
  const names = async () => {
    for (const menu of menus) {
      // antd opens nothing at a click that comes without the pointer.
      for (const label of ['Products', 'Electronics']) await item(page, menu, label).hover();
      await expect(item(page, menu, 'Laptops')).toBeVisible();
    }
    // antd adds classes to a submenu while it zooms in.
    await expect(page.locator('[class*=ant-zoom]')).toHaveCount(0);
    return page.locator('main').evaluate((main) => {
      const attributes = ['id', 'class', 'data-menu-id', 'aria-controls', 'aria-labelledby'];
      return [...main.querySelectorAll('*')].map((element) => attributes.map((name) => element.getAttribute(name)));
    });
  };
  await open('/multi-tiered-menu');
  const direct = await names();
  await open('/slider');
  for (const id of ['forms', 'shadow-dom', 'multi-tiered-menu']) {
    await page.getByTestId(`nav-${id}`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await names()).toEqual(direct);
});

test('an item promises a menu only where it opens one', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  const products = (menu: (typeof menus)[number]) => item(page, menu, 'Products');
  await expect(products('menu-simple')).not.toHaveAttribute('aria-haspopup');
  await expect(products('menu-simple')).toHaveAttribute('aria-expanded', 'false');
  for (const menu of ['menu-mui', 'menu-antd'] as const) {
    await expect(products(menu)).toHaveAttribute('aria-haspopup', /^(true|menu)$/);
  }
});

test('every open submenu is named by its item', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  for (const menu of ownMenus) {
    const role = menu === 'menu-simple' ? 'list' : 'menu';
    for (const label of ['Products', 'Electronics', 'Laptops']) {
      await item(page, menu, label).dispatchEvent('click');
      await expect(page.getByTestId(menu).getByRole(role, { name: label, exact: true })).toBeVisible();
    }
  }
});
