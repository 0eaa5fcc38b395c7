import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page) => {
  await page.goto('/http?delayScale=1');
  await expect(page.getByTestId('http')).toBeVisible();
};

test('auth: both kinds take admin with its password, and nobody else', async ({ browser, baseURL }) => {
  for (const name of ['Basic authentication', 'Digest authentication']) {
    for (const [httpCredentials, status] of [
      [{ username: 'admin', password: 'admin' }, 200],
      [{ username: 'admin', password: 'wrong' }, 401],
      [undefined, 401],
    ] as const) {
      // A browser keeps credentials, so each is a visit of its own.
      const context = await browser.newContext({ baseURL, httpCredentials });
      const page = await context.newPage();
      await open(page);
      // With credentials there is more than one request: they are sent when the server has asked for them.
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

test('status: the page tells the status that was chosen, and where one leads on', async ({ page }) => {
  await open(page);
  for (const [code, answer] of [
    ['404', 'Answered: 404'],
    ['204', 'Answered: 204'],
    ['503', 'Answered: 503'],
    ['301', 'Answered: 200, redirected'],
    ['302', 'Answered: 200, redirected'],
    ['200', 'Answered: 200'],
  ] as const) {
    await page.getByLabel('Status').selectOption(code);
    const asked = page.waitForRequest(`**/http/status/${code}`);
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await asked;
    await expect(page.getByTestId('http-status')).toHaveText(answer);
  }
});

test('open: the answer with the chosen status is shown', async ({ page }) => {
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

test('redirects: the page goes through as many as chosen, to the end', async ({ page }) => {
  await open(page);
  for (const times of ['10', '1', '3']) {
    await page.getByLabel('Redirects').selectOption(times);
    const ended = page.waitForResponse('**/http/redirect/0');
    await page.getByRole('button', { name: 'Follow' }).click();
    // From the last request back to the first.
    let chain = 0;
    for (let before = (await ended).request().redirectedFrom(); before; before = before.redirectedFrom()) chain += 1;
    expect(chain).toBe(Number(times));
    await expect(page.getByTestId('http-redirects')).toHaveText('Ended at /http/redirect/0: 200');
  }
});

test('slow: an answer that takes 2 seconds is waited for', async ({ page }) => {
  const [ask, slow] = [page.getByRole('button', { name: 'Ask slowly' }), page.getByTestId('http-slow')];
  await open(page);
  // Held back, so that what is shown meanwhile can be looked at without haste.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/http/slow?*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/http/slow?*');
  await ask.click();
  expect(new URL((await asked).url()).searchParams.get('ms')).toBe('2000');
  await expect(slow).toHaveText('Asking');
  await expect(ask).toBeDisabled();
  answer();
  await expect(slow).toHaveText('Answered: 200');
  await expect(ask).toBeEnabled();
});

test('patience: after one second the page gives up and cancels the request', async ({ page }) => {
  const [ask, slow] = [page.getByRole('button', { name: 'Ask slowly' }), page.getByTestId('http-slow')];
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await open(page);
  await page.clock.pauseAt('2030-01-01T09:00:00');
  // Never answered, so that only the page can end it.
  await page.route('**/http/slow?*', () => {});
  await page.getByLabel('Patience').selectOption('One second');
  const asked = page.waitForRequest('**/http/slow?*');
  await ask.click();
  await asked;
  await page.clock.runFor(999);
  await expect(slow).toHaveText('Asking');
  const cancelled = page.waitForEvent('requestfailed');
  await page.clock.runFor(1);
  expect((await cancelled).url()).toContain('/http/slow?');
  await expect(slow).toHaveText('Gave up');
  await expect(ask).toBeEnabled();
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

test('cache: who has the answer already is told that it has not changed', async ({ page }) => {
  const [ask, again] = [
    page.getByRole('button', { name: 'Ask', exact: true }),
    page.getByRole('button', { name: 'Ask if changed' }),
  ];
  await open(page);
  await expect(again).toBeDisabled();
  for (const [button, status] of [
    [ask, 200],
    [again, 304],
    [again, 304],
    [ask, 200],
  ] as const) {
    const answered = page.waitForResponse('**/http/cache');
    await button.click();
    expect((await answered).status()).toBe(status);
    await expect(page.getByTestId('http-cache')).toHaveText(`Answered: ${status}`);
  }
});

test('cookies: all come along that may, and the page reads some of them', async ({ page }) => {
  const [sent, seen] = [page.getByTestId('http-cookies-sent'), page.getByTestId('http-cookies-seen')];
  await open(page);
  await expect(seen).toHaveText('Read by the page: none');
  const set = page.getByRole('button', { name: 'Set cookies' });
  await set.click();
  await expect(sent).toHaveText('Sent: none');
  await expect(seen).toContainText('practice-session');
  await set.click();
  await expect(sent).toContainText('practice-session');
  for (const hidden of ['practice-http-only', 'practice-path']) {
    await expect(sent).toContainText(hidden);
    await expect(seen).not.toContainText(hidden);
  }
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
