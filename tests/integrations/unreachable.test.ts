import { join } from 'node:path';
import { type Browser, chromium, type Page, expect as playwrightExpect } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { withoutPages } from '../../cli/grade/unreachable';
import { loadSite } from '../../cli/server/site';
import { startSite } from '../../cli/start/start-site';
import { chromiumLaunch } from '../browser';

// Its own limit is that of a machine that does nothing else.
const expect = playwrightExpect.configure({ timeout: 60_000 });

const folder = join(import.meta.dirname, '../../dist/site');

/** The site without the page Authentication, as a grade serves it to find out which tests show that page. */
const startWithout = () =>
  startSite({ port: 0 }, async (settings, bugs) =>
    withoutPages(await loadSite(settings, bugs, { folder }), settings.basePath, new Set(['auth'])),
  );

let site: Awaited<ReturnType<typeof startWithout>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startWithout(), chromium.launch(chromiumLaunch())]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(() => page.close());

test.each(['/auth', '/auth/', '/#/auth', '/forms#/auth', '/?seed=7#/auth?variant=B'])(
  'a page that is gone cannot be opened by %s',
  async (path) => {
    // It may end at the error page at once, or on the way there.
    await page.goto(site.url + path).catch(() => {});
    await expect(page).toHaveURL('chrome-error://chromewebdata/');
  },
);

test('a page that is gone cannot be reached by a link or by the hash', async () => {
  await page.goto(`${site.url}/forms`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  await page.getByTestId('nav-auth').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('chrome-error://chromewebdata/');

  await page.goto(`${site.url}/#/forms`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/auth';
  });
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
});

test('the other pages, their links and unknown addresses work', async () => {
  await page.goto(`${site.url}/forms`);
  await page.getByTestId('nav-checkboxes').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkboxes');
  await page.goto(`${site.url}/no-such-page`);
  await expect(page).toHaveURL(`${site.url}/`);
});
