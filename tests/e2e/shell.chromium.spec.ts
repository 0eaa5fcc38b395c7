import { expect, test } from '../fixtures';

// In a stock Firefox Playwright does not notice a page that comes back from the browser's cache.
test('an unknown path is replaced: going back does not meet it again', { tag: '@server' }, async ({ open, page }) => {
  await open('/forms');
  await open('/no-such-page');
  await expect(page).toHaveURL('/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/forms');
});
