import type { APIRequestContext, Page } from '@playwright/test';
import { groups, pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';

// Of pictures that are broken on purpose, and of scripts that one test holds back.
test.use({ expectedErrors: [/Failed to load resource|net::ERR_FAILED|NetworkError|Loading failed/] });

/** Collects the names of all scripts and style sheets that the page requests. Not what the documents in its frames do. */
function watchFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(request.url());
    if (/\/assets\/.*\.(js|css)$/.test(pathname)) files.add(pathname.replace(/.*\//, ''));
  });
  return files;
}

/** The scripts and styles that the HTML of some pages loads. */
async function filesOf(request: APIRequestContext, ...ids: string[]): Promise<string[]> {
  const texts = await Promise.all(ids.map(async (id) => (await request.get(`/${id}`)).text()));
  const found = texts.flatMap((html) =>
    [...html.matchAll(/(?:href|src)="[^"]*\bassets\/([^"]+\.(?:js|css))"/g)].map(([, file]) => `${file}`),
  );
  return [...new Set(found)].sort();
}

test('a page whose script cannot be loaded says so', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto('/forms');
  await expect(page.locator('#root')).toHaveText(/^The scripts of this site could not be loaded\. /);
});

test.describe('once the network is quiet,', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright may wait for that for ever in Firefox.');

  for (const id of ['', ...pages.map(({ id }) => id)])
    test(`/${id} fetches the scripts and styles that its HTML names and no others`, async ({
      openWithClockStopped,
      page,
      request,
    }) => {
      const files = watchFiles(page);
      await openWithClockStopped(`/${id}`);
      // What waits for its turn, or for the browser to be idle, has it now.
      await page.clock.runFor(2000);
      await page.waitForLoadState('networkidle');
      expect([...files].sort()).toEqual(await filesOf(request, id));
    });

  test('a link that is pointed at, or has the focus, fetches what its page needs', async ({ open, page, request }) => {
    for (const [id, act] of [
      ['tables', 'hover'],
      ['multi-tiered-menu', 'focus'],
    ] as const) {
      await open('/checkboxes');
      const files = watchFiles(page);
      await page.getByTestId(`nav-${id}`)[act]();
      await page.waitForLoadState('networkidle');
      const had = await filesOf(request, 'checkboxes');
      const needed = (await filesOf(request, id)).filter((file) => !had.includes(file));
      expect(needed.length, id).toBeGreaterThan(0);
      expect([...files].sort(), id).toEqual(needed);
    }
  });

  test('a link that loads a document fetches nothing before its click', async ({ open, page }) => {
    await open('/');
    const files = watchFiles(page);
    await page.getByTestId('hunt-link').hover();
    await page.getByTestId('hunt-link').focus();
    await page.waitForLoadState('networkidle');
    expect([...files]).toEqual([]);
  });
});

/** Collects the addresses of synchronous requests, in the documents that come. In Firefox keys are lost during one. */
async function watchSynchronous(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteSynchronous', (address: string) => found.push(address));
  await page.addInitScript(() => {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: [string, string, boolean]) {
      const [, address, isAsync] = args;
      if (isAsync === false) (window as unknown as { noteSynchronous(address: string): void }).noteSynchronous(address);
      return open.apply(this, args);
    } as typeof open;
  });
  return found;
}

test('the search, the panel and a hunt request nothing synchronously on any page', async ({ open, page }) => {
  test.slow();
  const requested = await watchSynchronous(page);
  await open('/');
  await page.getByTestId('nav-forms').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms and Validation');
  expect(requested, 'the click, so that this test can fail').not.toEqual([]);
  for (const id of ['', ...pages.map(({ id }) => id)]) {
    requested.length = 0;
    await open(`/${id}`);
    await page.getByTestId('page-search').fill('row');
    await expect(page.getByTestId('search-result-tables')).toBeVisible();
    await page.getByTestId('page-search').fill('');
    // It stays open on the pages after home.
    if (id === '') await page.getByTestId('practice-toggle').click();
    await expect(page.getByTestId('practice-panel')).toBeVisible();
    expect(requested, id).toEqual([]);
  }
  await open('/hunt');
  // The question takes the place of the panel.
  await page.getByTestId('practice-toggle').click();
  requested.length = 0;
  await page.getByTestId('hunt-start').click();
  await expect(page.getByTestId('hunt-give-up')).toBeVisible();
  expect(requested, 'hunt').toEqual([]);
});

test('a page whose script cannot be fetched says so, and shows at the next visit', async ({ open, page }) => {
  await open('/');
  await page.route(/assets\/(mui|pages)-/, (route) => route.abort());
  await page.getByTestId('nav-tables').click();
  await expect(page.getByRole('alert')).toHaveText('This page could not be loaded. Is the server running?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  // A page that needs nothing of that is shown as ever.
  await page.getByTestId('home-link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Automation Practice (Web and Mobile Web)');
  await page.unroute(/assets\/(mui|pages)-/);
  await page.getByTestId('nav-tables').click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Dynamic Tables');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('pages that come by a click have the styles that they have by their address', async ({ open, page }) => {
  test.slow();
  // Each once and sorted, because some pages choose the order of their elements at random, and one lists its visits.
  const look = () =>
    page.locator('main').evaluate((main) => {
      const looks = Array.from(main.querySelectorAll('*'), (element) => {
        const { display, padding, color, gap } = getComputedStyle(element);
        return [element.tagName, display, padding, color, gap].join(' ');
      });
      return [...new Set(looks)].sort();
    });
  // What is drawn a moment after the page, and what a library measures in a frame or two.
  const atRest = async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  };
  // Those that apply, in their order.
  const sheets = () =>
    page.evaluate(() => {
      const elements = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], style[data-href]');
      const applied = [...elements].filter(({ sheet }) => sheet && !sheet.disabled);
      return applied.map((element) => element.getAttribute('href') ?? element.dataset.href);
    });
  const ids = groups.flatMap((group) => group.pages.map(({ id }) => id));
  const byAddress = new Map<string, { looks: string[]; applied: unknown[] }>();
  for (const id of ids) {
    await open(`/${id}?delay-scale=0`);
    await atRest();
    byAddress.set(id, { looks: await look(), applied: await sheets() });
  }
  // In one document, which then has the styles of all others too.
  await open('/?delay-scale=0');
  for (const id of [...ids, ...ids.toReversed()]) {
    await page.getByTestId(`nav-${id}`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`/${id}`);
    await atRest();
    expect({ looks: await look(), applied: await sheets() }, id).toEqual(byAddress.get(id));
  }
});
