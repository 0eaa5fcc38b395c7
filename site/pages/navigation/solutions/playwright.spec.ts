import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page, options = '?delayScale=0') => {
  await page.goto(`/navigation${options}`);
  await expect(page.getByTestId('navigation')).toBeVisible();
};

/** With a stopped clock, waits are exact and take no time. */
async function openWithClockStopped(page: Page) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await open(page, '?delayScale=1');
  await page.clock.pauseAt('2030-01-01T09:00:00');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const seesView = (page: Page, name: string) => expect(page.getByTestId('go-view')).toHaveText(name);

test('address: only the view in the address changes', async ({ page }) => {
  await open(page, '?seed=7&delayScale=0');
  for (const [name, view] of [
    ['Archive', 'archive'],
    ['Settings', 'settings'],
    ['Inbox', 'inbox'],
  ] as const) {
    await press(page, name);
    await expect(page).toHaveURL(new RegExp(`/navigation\\?seed=7&delayScale=0&view=${view}$`));
  }
});

test('title: the title follows the address', async ({ page }) => {
  await openWithClockStopped(page);
  await press(page, 'Archive');
  await seesView(page, 'Archive');
  await page.clock.runFor(299);
  await expect(page).toHaveTitle(/^Navigation \|/);
  await page.clock.runFor(1);
  await expect(page).toHaveTitle(/^Archive \| Navigation \|/);
  await press(page, 'Inbox');
  await seesView(page, 'Inbox');
  await page.clock.runFor(300);
  await expect(page).toHaveTitle(/^Inbox \| Navigation \|/);
});

test('history: back and forward lead through the views', async ({ page }) => {
  await open(page);
  await press(page, 'Archive');
  await press(page, 'Settings');
  for (const [way, name] of [
    ['goBack', 'Archive'],
    ['goBack', 'Inbox'],
    ['goForward', 'Archive'],
    ['goForward', 'Settings'],
  ] as const) {
    await page[way]();
    await seesView(page, name);
  }
  await press(page, 'Report');
  await seesView(page, 'Report');
  await page.goBack();
  await seesView(page, 'Settings');
});

test('replaced: back leads past the replaced entry', async ({ page }) => {
  await open(page);
  await open(page, '?delayScale=0&view=archive');
  await press(page, 'Replace by Settings');
  await seesView(page, 'Settings');
  await page.goBack();
  await seesView(page, 'Inbox');
});

test('skeleton: the report loads for 500 to 1500 milliseconds', async ({ page }) => {
  const status = page.getByTestId('go-status');
  await openWithClockStopped(page);
  await press(page, 'Report');
  await page.clock.runFor(499);
  await expect(status).toHaveText('Loading the report');
  await expect(page.getByTestId('go-content')).not.toContainText('80 letters');
  await page.clock.runFor(1001);
  await expect(page.getByTestId('go-content')).toContainText('80 letters');
  await expect(status).toBeEmpty();
});

test('scroll: the list is scrolled as before', async ({ page }) => {
  const list = page.getByTestId('go-list');
  const place = () => list.evaluate(({ scrollTop }) => scrollTop);
  for (const name of ['Inbox', 'Archive']) {
    await open(page);
    await press(page, name);
    await list.hover();
    await page.mouse.wheel(0, 240);
    await expect.poll(place).toBe(240);
    await press(page, 'Settings');
    await seesView(page, 'Settings');
    await page.goBack();
    await seesView(page, name);
    await expect.poll(place).toBe(240);
  }
});

test('fragment: the header does not cover the heading', async ({ page }) => {
  await open(page);
  await follow(page, 'To the rules');
  const below = async () => {
    const [rules, header] = [page.getByRole('heading', { name: 'Rules' }), page.getByRole('banner')];
    const [inner, outer] = [await rules.boundingBox(), await header.boundingBox()];
    return inner && outer ? inner.y - outer.y - outer.height : -1;
  };
  await expect.poll(below).toBeLessThan(200);
  expect(await below()).toBeGreaterThanOrEqual(0);
});

test('script: another document opens after a second', async ({ page }) => {
  await openWithClockStopped(page);
  await follow(page, 'Redirect by script');
  await expect(heading(page, 'Redirecting')).toBeVisible();
  await page.clock.runFor(999);
  await expect(heading(page, 'Redirecting')).toBeVisible();
  await page.clock.runFor(1);
  await expect(heading(page, 'Arrived by script')).toBeVisible();
});

test('past: back leads to this page', async ({ page }) => {
  await open(page, '?delayScale=1');
  await follow(page, 'Redirect by script');
  await expect(page).toHaveURL(/what=arrived/);
  await page.goBack();
  await expect(heading(page, 'Navigation')).toBeVisible();
});

test('meta: another document opens after a second', async ({ page }) => {
  // So slow that the test has time to read the document in between.
  await open(page, '?delayScale=60');
  await follow(page, 'Redirect by meta refresh');
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveAttribute('content', /^60;/);
  await open(page);
  await follow(page, 'Redirect by meta refresh');
  await expect(heading(page, 'Arrived by meta refresh')).toBeVisible();
});

test('chain: three redirects end at a document', async ({ page }) => {
  await open(page);
  await follow(page, 'Three redirects');
  await expect(heading(page, 'Arrived by a chain')).toBeVisible();
});

test('get: the name is in the address', async ({ page }) => {
  await open(page);
  await page.getByLabel('Name, by GET').fill('Ada');
  await press(page, 'Send by GET');
  await expect(heading(page, 'Received by GET')).toBeVisible();
  await expect(page).toHaveURL(/[?&]name=Ada(&|$)/);
});

test('post: the document has received the name', async ({ page }) => {
  await open(page);
  await page.getByLabel('Name, by POST').fill('Ada');
  await press(page, 'Send by POST');
  await expect(heading(page, 'Received by POST')).toBeVisible();
  await expect(page.getByText('Name: Ada')).toBeVisible();
});

test('reload: the document loads twice', async ({ page }) => {
  await open(page);
  await follow(page, 'Reloads once');
  await expect(page.getByText('Reloads: 1')).toBeVisible();
});

test('late: the text is there before the load event', async ({ page }) => {
  await open(page, '?delayScale=1');
  await follow(page, 'Late load');
  await expect(page.getByText('The text is here.')).toBeVisible();
  await expect(page.getByText('Load event: not yet')).toBeVisible();
  await expect(page.getByText('Load event: done')).toBeVisible();
  const seconds = await page.evaluate(() => {
    const [{ loadEventStart, responseEnd }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return (loadEventStart - responseEnd) / 1000;
  });
  expect(seconds).toBeGreaterThanOrEqual(3);
  expect(seconds).toBeLessThan(8);
});

test('window: the open window is used again', async ({ page, context }) => {
  await open(page);
  const opening = page.waitForEvent('popup');
  await follow(page, 'Named window');
  const opened = await opening;
  await expect(opened.getByText('Visits: 1')).toBeVisible();
  await follow(page, 'Named window');
  await expect(opened.getByText('Visits: 2')).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

test('download: the file is saved, and the page stays', async ({ page }) => {
  await open(page);
  const downloading = page.waitForEvent('download');
  await follow(page, 'Download the orders');
  expect((await downloading).suggestedFilename()).toBe('orders.csv');
  await expect(page.getByTestId('navigation')).toBeVisible();
});

test('listed: the addresses are in the order of the visits', async ({ page }) => {
  // Without options, and in upper or lower case, because the form of an address is another requirement.
  await open(page, '');
  for (const name of ['Archive', 'Settings', 'Archive']) {
    await press(page, name);
    await seesView(page, name);
  }
  await expect(page.getByTestId('go-history').getByRole('listitem')).toHaveText([
    '/navigation',
    /^\/navigation\?view=archive$/i,
    /^\/navigation\?view=settings$/i,
    /^\/navigation\?view=archive$/i,
  ]);
});

test('return: the link back keeps the options', async ({ page }) => {
  for (const [name, address] of [
    ['Kept by the browser', /what=cached/],
    ['Redirect by script', /what=arrived/],
  ] as const) {
    await open(page, '?seed=7&delayScale=0');
    await follow(page, name);
    await expect(page).toHaveURL(address);
    await page.getByTestId('go-back').click();
    await expect(heading(page, 'Navigation')).toBeVisible();
    await expect(page).toHaveURL(/\/navigation\?seed=7&delayScale=0$/);
  }
  await press(page, 'Send by POST');
  await page.getByTestId('go-back').click();
  await expect(page).toHaveURL(/\/navigation\?seed=7&delayScale=0$/);
});
