import { violations, violationsInDark } from '../../../tests/e2e/axe';
import { expect, test } from '../../../tests/fixtures';
import { item, menus, paths } from './spec-helpers';

// The colours of the other theme are there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Not in Firefox, not even with WHOLE_SUITE=1, because axe takes half a minute there for a menu of this depth.
for (const menu of menus) {
  test(`${menu}: no accessibility violation with six levels open, in either theme`, async ({ open, page }) => {
    await open('/multi-tiered-menu');
    for (const label of paths[0] ?? []) await item(page, menu, label).hover();
    await expect(item(page, menu, 'Galaxy Note Series')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await violationsInDark(page)).toEqual([]);
  });
}
