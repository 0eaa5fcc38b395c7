import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page) => {
  await page.goto('/http?delayScale=1');
  await expect(page.getByTestId('http')).toBeVisible();
};

test('auth: both kinds accept only admin with the right password', async ({ browser, baseURL }) => {
  for (const name of ['Basic authentication', 'Digest authentication']) {
    for (const [httpCredentials, status] of [
      [{ username: 'admin', password: 'admin' }, 200],
      [{ username: 'admin', password: 'wrong' }, 401],
      [undefined, 401],
    ] as const) {
      // A browser keeps credentials, so each pair gets a new context.
      const context = await browser.newContext({ baseURL, httpCredentials });
      const page = await context.newPage();
      await open(page);
      // With credentials there is more than one request, because the browser sends them only when the server has
      // requested them.
      const answered = page.waitForResponse(
        (response) => /-auth$/.test(response.url()) && response.status() === status,
      );
      await page.getByRole('link', { name }).click();
      await answered;
      if (status === 200) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
        await expect(page.getByText('Signed in as admin.')).toBeVisible();
      } else {
        await expect(page.getByText('Signed in as admin.')).toHaveCount(0);
      }
      await context.close();
    }
  }
});

test('status: the status of the response is shown', async ({ page }) => {
  await open(page);
  for (const code of ['404', '204', '503', '200']) {
    await page.getByLabel('Status').selectOption(code);
    const requested = page.waitForRequest(`**/http/status/${code}`);
    await page.getByRole('button', { name: 'Send request' }).click();
    await requested;
    await expect(page.getByTestId('http-status')).toHaveText(`Response: ${code}`);
  }
});

test('redirected: a redirect is reported', async ({ page }) => {
  await open(page);
  for (const code of ['301', '302']) {
    await page.getByLabel('Status').selectOption(code);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByTestId('http-status')).toHaveText('Response: 200, redirected');
  }
});

test('open: the response with the chosen status is shown', async ({ page }) => {
  for (const [code, heading] of [
    ['404', '404 Not Found'],
    ['500', '500 Internal Server Error'],
  ] as const) {
    await open(page);
    await page.getByLabel('Status').selectOption(code);
    const answered = page.waitForResponse(`**/http/status/${code}`);
    await page.getByRole('link', { name: 'Open it' }).click();
    expect((await answered).status()).toBe(Number(code));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('redirects: the chosen number of redirects is followed', async ({ page }) => {
  await open(page);
  for (const times of ['10', '1', '3']) {
    await page.getByLabel('Redirects').selectOption(times);
    const ended = page.waitForResponse('**/http/redirect/0');
    await page.getByRole('button', { name: 'Follow' }).click();
    // Counts from the last request back to the first.
    let chain = 0;
    for (let before = (await ended).request().redirectedFrom(); before; before = before.redirectedFrom()) chain += 1;
    expect(chain).toBe(Number(times));
    await expect(page.getByTestId('http-redirects')).toContainText('Ended');
  }
});

test('ended: the end of the chain is shown', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByTestId('http-redirects')).toHaveText('Ended at /http/redirect/0: 200');
});

test('slow: the response takes 2 seconds', async ({ page }) => {
  await open(page);
  const requested = page.waitForRequest('**/http/slow?*');
  await page.getByRole('button', { name: 'Send slow request' }).click();
  expect(new URL((await requested).url()).searchParams.get('ms')).toBe('2000');
  await expect(page.getByTestId('http-slow')).toHaveText('Response: 200');
});

test('asking: the button is disabled until the response', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Send slow request' });
  await open(page);
  // Holds the response back, so that the test has time to look at the page.
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/http/slow?*', async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await expect(page.getByTestId('http-slow')).toHaveText('Waiting');
  await expect(button).toBeDisabled();
  respond();
  await expect(page.getByTestId('http-slow')).not.toHaveText('Waiting');
  await expect(button).toBeEnabled();
});

/** Sends a request with little patience. The server never responds, so that only the page can end it. */
async function loseWithPatience(page: Page, wait: () => Promise<void>) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await open(page);
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.route('**/http/slow?*', () => {});
  await page.getByLabel('Patience').selectOption('One second');
  const requested = page.waitForRequest('**/http/slow?*');
  await page.getByRole('button', { name: 'Send slow request' }).click();
  await requested;
  await wait();
}
test('patience: after one second the page gives up', async ({ page }) => {
  const slow = page.getByTestId('http-slow');
  await loseWithPatience(page, async () => {
    await page.clock.runFor(999);
    await expect(slow).not.toHaveText('Gave up');
    const cancelled = page.waitForEvent('requestfailed');
    await page.clock.runFor(1);
    expect((await cancelled).url()).toContain('/http/slow?');
  });
  await expect(slow).toHaveText('Gave up');
});

test('enabled: the button is enabled again', async ({ page }) => {
  await loseWithPatience(page, () => page.clock.runFor(5000));
  await expect(page.getByTestId('http-slow')).toHaveText('Gave up');
  await expect(page.getByRole('button', { name: 'Send slow request' })).toBeEnabled();
});

test('download: the file has a header and all orders', async ({ page }) => {
  await open(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download orders' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('orders.csv');
  const [header = '', ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(header.split(',')).toHaveLength(5);
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: 23 }, (_, index) => 1001 + index),
  );
});

test('cache: each response is a new one', async ({ page }) => {
  await open(page);
  for (const _ of ['once', 'twice']) {
    const responded = page.waitForResponse('**/http/cache');
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    expect((await responded).status()).toBe(200);
    await expect(page.getByTestId('http-cache')).toHaveText('Response: 200');
  }
});

test('unchanged: an unchanged document is not sent again', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.getByTestId('http-cache')).toHaveText('Response: 200');
  const responded = page.waitForResponse('**/http/cache');
  await page.getByRole('button', { name: 'Load if changed' }).click();
  expect((await responded).status()).toBe(304);
  await expect(page.getByTestId('http-cache')).toHaveText('Response: 304');
});

test('early: the button is disabled before the first response', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Load if changed' })).toBeDisabled();
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Load if changed' })).toBeEnabled();
});

test('cookies: each request sends all its cookies', async ({ page }) => {
  const [sent, set] = [page.getByTestId('http-cookies-sent'), page.getByRole('button', { name: 'Set cookies' })];
  await open(page);
  await set.click();
  await expect(sent).toHaveText('Sent: none');
  await set.click();
  for (const name of ['practice-session', 'practice-http-only', 'practice-path'])
    await expect(sent).toContainText(name);
});

test('seen: the page reads only some of them', async ({ page }) => {
  const [seen, set] = [page.getByTestId('http-cookies-seen'), page.getByRole('button', { name: 'Set cookies' })];
  await open(page);
  await expect(seen).toHaveText('Read by the page: none');
  // The second request sends the cookies of the first response, even those that the page cannot read.
  for (const _ of ['first', 'second']) {
    await set.click();
    await expect(set).toBeEnabled();
    await expect(seen).toContainText('practice-session');
  }
  for (const hidden of ['practice-http-only', 'practice-path']) await expect(seen).not.toContainText(hidden);
  await page.reload();
  await expect(seen).toContainText('practice-session');
});

test('removed: no cookie is left', async ({ page, context }) => {
  const [sent, seen] = [page.getByTestId('http-cookies-sent'), page.getByTestId('http-cookies-seen')];
  await open(page);
  await page.getByRole('button', { name: 'Set cookies' }).click();
  await expect(seen).toContainText('practice-session');
  await page.getByRole('button', { name: 'Remove cookies' }).click();
  await expect(sent).toHaveText('Removed');
  await expect(seen).toHaveText('Read by the page: none');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('practice-'))).toEqual([]);
  await page.getByRole('button', { name: 'Set cookies' }).click();
  await expect(sent).toHaveText('Sent: none');
});
