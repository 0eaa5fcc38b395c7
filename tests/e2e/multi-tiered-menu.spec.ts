import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { resting } from '../resting-mouse';

const menus = ['menu-simple', 'menu-mui', 'menu-antd'] as const;

const paths = [
  ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy Note Series'],
  ['Products', 'Clothing', "Men's Clothing", 'Formal Wear', 'Dress Shirts', 'French Cuff'],
  ['Services', 'Technical Support', 'Device Support', 'Phone Support', 'iOS Support', 'Backup & Recovery'],
];

/** An item by its role: our own menu has buttons, MUI's an app bar of buttons over menu items, antd's menu items alone. */
function item(page: Page, menu: (typeof menus)[number], label: string): Locator {
  const inBar = ['Products', 'Services', 'Support'].includes(label);
  const role = menu === 'menu-simple' || (menu === 'menu-mui' && inBar) ? 'button' : 'menuitem';
  return page.getByTestId(menu).getByRole(role, { name: label, exact: true });
}

async function expectDialog(page: Page, label: string) {
  const dialog = page.getByRole('dialog', { name: 'Item Clicked' });
  await expect(dialog).toContainText(`You clicked: ${label}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('with a mouse', () => {
  test.skip(({ hasTouch }) => !!hasTouch, 'a phone has no mouse');

  for (const menu of menus) {
    for (const path of paths) {
      test(`${menu}: hovering leads to ${path.at(-1)}`, async ({ open, page }) => {
        await open('/multi-tiered-menu');
        for (const label of path) await item(page, menu, label).hover();
        await item(page, menu, path.at(-1) ?? '').click();
        await expectDialog(page, path.at(-1) ?? '');
        await expect(item(page, menu, path[1] ?? '')).toBeHidden();
        await expect(item(page, menu, path[0] ?? '')).toBeFocused();
      });
    }

    test(`${menu}: a submenu opens and closes after 0.1 s`, async ({ open, page }) => {
      await page.clock.install();
      await open('/multi-tiered-menu');
      await page.clock.pauseAt(Date.now() + 60_000);
      const products = item(page, menu, 'Products');
      await products.hover();
      await page.clock.runFor(99);
      await expect(products).toHaveAttribute('aria-expanded', 'false');
      await page.clock.runFor(1);
      await expect(products).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(700, 5);
      await page.clock.runFor(99);
      await expect(products).toHaveAttribute('aria-expanded', 'true');
      await page.clock.runFor(1);
      await expect(products).toHaveAttribute('aria-expanded', 'false');
    });

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

    test(`${menu}: a slow diagonal move to a submenu crosses a sibling and loses nothing`, async ({ open, page }) => {
      await page.clock.install();
      await open('/multi-tiered-menu');
      await page.clock.pauseAt(Date.now() + 60_000);
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
      // Who rests on the sibling means it.
      await page.mouse.move(sibling.x + 20, sibling.y + 20);
      await page.clock.resume();
      await expect(item(page, menu, "Men's Clothing")).toBeVisible();
      await expect(item(page, menu, 'Tablets')).toBeHidden();
    });

    test(`${menu}: at 768 px every level stays within the window`, async ({ open, page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await open('/multi-tiered-menu');
      for (const label of paths[2] ?? []) {
        await item(page, menu, label).hover();
        await expect(item(page, menu, label)).toBeInViewport({ ratio: 1 });
      }
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
      for (const label of ['Services', 'Technical Support', 'Device Support', 'Phone Support', 'Android Support', 'Device Setup'])
        await item(page, menu, label).hover();
      await expect(item(page, menu, 'Repair Services')).toHaveCount(2);
      await page.getByTestId(menu).locator('[data-menu-id$="-android-repair"]').click();
      await expectDialog(page, 'Repair Services');
    });

    test(`${menu}: no accessibility violation with six levels open, in either theme`, async ({ open, page, browserName }) => {
      test.skip(browserName !== 'chromium', 'axe reads the same document in every browser, but takes half a minute in Firefox');
      await open('/multi-tiered-menu');
      for (const label of paths[0] ?? []) await item(page, menu, label).hover();
      await expect(item(page, menu, 'Galaxy Note Series')).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
});

for (const menu of menus) {
  test(`${menu}: the keyboard alone walks the tree as a menubar`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    await item(page, menu, 'Products').focus();
    const walk: [key: string, focused: string][] = [
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
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: 'Item Clicked' });
    await expect(dialog).toContainText('You clicked: Galaxy Note Series');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(item(page, menu, 'Products')).toBeFocused();
  });

  test(`${menu}: a click that comes from no pointer, as a screen reader sends it, opens a submenu`, async ({ open, page }) => {
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
      'menu-antd': item(page, 'menu-mui', 'Support'),
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

test.describe('by touch', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'there is no touch screen');

  for (const menu of menus) {
    for (const path of paths) {
      test(`${menu}: taps at 390 px lead to ${path.at(-1)}`, async ({ open, page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open('/multi-tiered-menu');
        for (const label of path) {
          await expect(item(page, menu, label)).toBeInViewport({ ratio: 1 });
          await item(page, menu, label).tap();
        }
        await expectDialog(page, path.at(-1) ?? '');
        await expect(item(page, menu, path[1] ?? '')).toBeHidden();
      });
    }

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
      // All that a tap on plain text sends on iOS, where no mouse events follow it.
      await page.getByRole('heading', { level: 1 }).first().dispatchEvent('pointerdown', { pointerType: 'touch' });
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
});

test('our own menu has a submenu in the document only while it is open', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  await expect(page.getByTestId('menu-simple').getByRole('button')).toHaveText(['Products', 'Services', 'Support']);
  await page.getByTestId('multi-tier-menu-item-services').press('Enter');
  await expect(page.getByTestId('menu-simple').getByRole('button')).toHaveText([
    'Products',
    'Services',
    'Technical Support',
    'Repair Services',
    'Installation',
    'Support',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('multi-tier-menu-item-repair')).toHaveCount(0);
});

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

test('element ids and classes are the same on a direct load and after a walk over other pages', async ({ open, page }) => {
  const names = async () => {
    for (const menu of menus) {
      for (const label of ['Products', 'Electronics']) await item(page, menu, label).dispatchEvent('click');
      await expect(item(page, menu, 'Laptops')).toBeVisible();
    }
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

test('every open submenu is named by its item', async ({ open, page }) => {
  await open('/multi-tiered-menu');
  for (const menu of menus) {
    const role = menu === 'menu-simple' ? 'list' : 'menu';
    for (const label of ['Products', 'Electronics', 'Laptops']) {
      await item(page, menu, label).dispatchEvent('click');
      await expect(page.getByTestId(menu).getByRole(role, { name: label, exact: true })).toBeVisible();
    }
  }
});

test('a double slash leads to the page too', async ({ open, page, baseURL }) => {
  await open(`${new URL(baseURL ?? '').origin}//multi-tiered-menu`);
  await expect(page.getByTestId('menu-simple')).toBeVisible();
  await expect(page).toHaveURL(/[^/]\/multi-tiered-menu$/);
});
