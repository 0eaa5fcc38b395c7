import { playwrightVisitor } from '../../cli/pairs/playwright-visitor';
import { addressOf, opened, type State } from '../../site/state';
import { pagesWithStates, provokedErrors } from '../../site/states';
import { wholeSuite } from '../depth';
import { expect, test } from '../fixtures';
import { violations, violationsInDark } from './axe';
import { overflowOf } from './overflow';

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

// As opened, because states and colours are those of the desktop. A whole run has all of it on the phone too.
for (const [id, states] of pagesWithStates) {
  for (const { name, parameters, reach, exceptions } of wholeSuite ? states : ([opened] as State[])) {
    test(`${id}, ${name}: no violation on a phone${reach ? '' : ', and no overflow'}`, async ({ open, page }) => {
      await open(addressOf(id, parameters));
      await reach?.(playwrightVisitor(page));
      expect(await violations(page, exceptions)).toEqual([]);
      if (wholeSuite) expect(await violationsInDark(page, exceptions)).toEqual([]);
      // Only as opened, because what is open while the window becomes narrower keeps its place.
      if (reach) return;
      // 320 px is what a window of 1280 px has at a zoom of 400 %.
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflowOf(page), `at ${width} px`).toBe(0);
      }
    });
  }
}

test('the menu that a phone opens has no violation in either theme', async ({ open, page }) => {
  await open('/forms');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect(page.getByTestId('home-link')).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});
