import { playwrightVisitor } from '../../cli/pairs/playwright-visitor';
import { addressOf, opened, type State } from '../../site/state';
import { pagesWithStates, provokedErrors } from '../../site/states';
import { wholeSuite } from '../depth';
import { expect, test } from '../fixtures';
import { violations, violationsInDark } from './axe';
import { overflowOf } from './overflow';
import { setTextSize, spilled } from './room';

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

// As opened, because states and colours are those of the desktop. A whole run has all of it on the phone too.
for (const [id, states] of pagesWithStates) {
  for (const { name, parameters, reach, exceptions } of wholeSuite ? states : ([opened] as State[])) {
    test(`${id}, ${name}: no violation on a phone${reach ? '' : ', and no overflow, in large text either'}`, async ({
      open,
      page,
    }) => {
      await open(addressOf(id, parameters));
      await reach?.(playwrightVisitor(page));
      expect(await violations(page, exceptions)).toEqual([]);
      if (wholeSuite) expect(await violationsInDark(page, exceptions)).toEqual([]);
      // Only as opened, because what is open while the window becomes narrower keeps its place.
      if (reach) return;
      // At 768 px there is the menu beside the page. 320 px is what a window of 1280 px has at a zoom of 400 %.
      for (const [width, percent] of [
        [768, 100],
        [390, 100],
        [320, 100],
        [390, 200],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await setTextSize(page, percent);
        const size = `at ${width} px, text at ${percent} %`;
        expect.soft(await overflowOf(page), size).toBe(0);
        expect.soft(await spilled(page), size).toEqual([]);
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
