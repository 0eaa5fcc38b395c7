import { expect, test } from '../fixtures';

// Playwright does not hear of a page that a stock Firefox brings back from its cache.
test('an unknown path is replaced: going back does not meet it again', { tag: '@server' }, async ({ open, page }) => {
  await open('/forms');
  await open('/no-such-page');
  await expect(page).toHaveURL('/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/forms');
});
