import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';

// Such a script is fetched when a visitor needs it. While the server is away each of these says so, and the next try
// works.

test.use({ expectedErrors: [/net::ERR_FAILED|NetworkError|Failed to load resource|Loading failed/] });

/** Aborts requests for these addresses until the returned function is called. */
async function away(page: Page, addresses: RegExp | string) {
  const abort = (route: Route) => route.abort();
  await page.route(addresses, abort);
  return () => page.unroute(addresses, abort);
}

for (const [what, addresses] of [
  ['the server', '**/*'],
  ['its script', /PracticePanel-[\w-]+\.js/],
  ['its style sheet', /practice-[\w-]+\.css/],
] as const) {
  test(`the practice panel says so while ${what} is away, and opens with its styles at the next press`, async ({
    open,
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox' && what === 'its script', 'Firefox remembers a failed import of one script.');
    await open('/forms');
    const back = await away(page, addresses);
    const toggle = page.getByTestId('practice-toggle');
    await toggle.click();
    await expect(page.getByRole('alert')).toHaveText(/^The practice panel could not be loaded\./);
    await expect(page.getByTestId('practice-panel')).toHaveCount(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await back();
    await toggle.click();
    await expect(page.getByTestId('practice-panel')).toHaveCSS('position', 'fixed');
    await expect(page.getByTestId('practice-failure')).toHaveCount(0);
  });
}

test('a solution says so while the server is away, and shows at the next press', async ({ open, page }) => {
  await open('/forms');
  await page.getByTestId('practice-toggle').click();
  await page.getByRole('tab', { name: 'Solution' }).click();
  const back = await away(page, '**/*');
  await page.getByRole('button', { name: 'Show the complete solution' }).click();
  await expect(page.getByRole('alert')).toHaveText('The solution could not be loaded. Try again.');
  await back();
  await page.getByRole('button', { name: 'Show the complete solution' }).click();
  await expect(page.getByRole('region', { name: 'Playwright solution' })).toContainText("test('");
});

test('the search says so while the server is away, and finds requirements after that', async ({ open, page }) => {
  await open('/forms');
  const back = await away(page, '**/*');
  const [field, result] = [page.getByTestId('page-search'), page.getByTestId('search-status')];
  await field.fill('drop');
  await expect(result).toContainText('the rest could not be loaded');
  await expect(page.getByTestId('search-result-drag-drop')).toBeVisible();
  await back();
  await field.fill('login-form');
  await expect(page.getByTestId('search-result-forms')).toBeVisible();
  await expect(result).not.toContainText('could not be loaded');
});
