import { expect, test } from '../fixtures';
import { addressOf } from '../state';
import { pagesWithStates, provokedErrors } from '../states';
import { violations, violationsInDark } from './axe';

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

// As opened, because states and colours are those of the desktop. A whole run has all of it on the phone too.
for (const [id] of pagesWithStates) {
  test(`${id}: no violation on a phone`, async ({ open, page }) => {
    await open(addressOf(id));
    expect(await violations(page)).toEqual([]);
  });
}

test('the menu that a phone opens has no violation in either theme', async ({ open, page }) => {
  await open('/forms');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect(page.getByTestId('home-link')).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});
