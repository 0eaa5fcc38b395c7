import { expect, type Locator, type Page } from '@playwright/test';
import { wholeSuite } from '../../../tests/depth';

export const menus = ['menu-simple', 'menu-mui', 'menu-antd'] as const;

/** The menus that behave as this site has it. antd's behaves as antd has it. */
export const ownMenus = ['menu-simple', 'menu-mui'] as const;

export const paths = [
  ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy Note Series'],
  ['Products', 'Clothing', "Men's Clothing", 'Formal Wear', 'Dress Shirts', 'French Cuff'],
  ['Services', 'Technical Support', 'Device Support', 'Phone Support', 'iOS Support', 'Backup & Recovery'],
];

/** The paths that a run tries in each menu, as pairs: each path in one of them, and all in all with WHOLE_SUITE=1. */
export const tried = menus.flatMap((menu, index) =>
  paths.filter((_, other) => wholeSuite || other === index).map((path) => [menu, path] as const),
);

/** An item by its role: the simple menu has buttons, MUI's has buttons in the bar and menu items, antd's menu items. */
export function item(page: Page, menu: (typeof menus)[number], label: string): Locator {
  const inBar = ['Products', 'Services', 'Support'].includes(label);
  const role = menu === 'menu-simple' || (menu === 'menu-mui' && inBar) ? 'button' : 'menuitem';
  return page.getByTestId(menu).getByRole(role, { name: label, exact: true });
}

export async function expectDialog(page: Page, label: string) {
  const dialog = page.getByRole('dialog', { name: 'Item Clicked' });
  await expect(dialog).toContainText(`You clicked: ${label}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
