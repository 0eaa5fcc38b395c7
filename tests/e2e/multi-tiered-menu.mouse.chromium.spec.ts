import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { item, menus, paths } from './multi-tiered-menu';

// Not in Firefox, not even with WHOLE_SUITE=1, because axe takes half a minute there for a menu of this depth.
for (const menu of menus) {
  test(`${menu}: no accessibility violation with six levels open, in either theme`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    for (const label of paths[0] ?? []) await item(page, menu, label).hover();
    await expect(item(page, menu, 'Galaxy Note Series')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
