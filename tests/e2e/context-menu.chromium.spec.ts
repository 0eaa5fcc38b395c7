import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { expectMenuByKey, menu, trigger } from './context-menu';

test.beforeEach(async ({ open }) => {
  await open('/context-menu');
});

// Playwright knows no such key in Firefox.
test('ContextMenu opens the menu at the trigger, with the focus on its first item', async ({ page }) => {
  await expectMenuByKey(page, 'ContextMenu');
});

// axe reads the same document in Firefox, and takes very long there.
test('the open menu has no accessibility violation in either theme', async ({ page }) => {
  for (const _ of ['light', 'dark']) {
    await trigger(page).press('Shift+F10');
    await expect(menu(page)).toBeVisible();
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Toggle theme' }).click();
  }
});
