import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

// What the browser says about responses that are errors, or none.
test.use({ expectedErrors: [/Failed to load resource/] });

test('nothing is requested before the visitor does it', { tag: '@server' }, async ({ open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/http/')) asked.push(request.url());
  });
  await open('/http');
  for (const status of ['status', 'redirects', 'slow', 'cache', 'cookies-sent']) {
    await expect(page.getByTestId(`http-${status}`)).toHaveText('Not sent');
  }
  expect(asked).toEqual([]);
});

test('if no response comes the page says so', { tag: '@server' }, async ({ open, page }) => {
  await page.route('**/http/status/*', (route) => route.abort());
  await open('/http');
  await page.getByTestId('http-ask-status').click();
  await expect(page.getByTestId('http-status')).toHaveText('No response');
  await expect(page.getByTestId('http-ask-status')).toBeEnabled();
});

test('a response that is an error looks unlike a success', { tag: ['@design', '@server'] }, async ({ open, page }) => {
  const look = () =>
    page.getByTestId('http-status').evaluate((outcome) => {
      const { color, borderLeftColor } = getComputedStyle(outcome);
      return [color, borderLeftColor, getComputedStyle(outcome, '::before').content];
    });
  await open('/http');
  await page.getByTestId('http-code').selectOption('200');
  await page.getByTestId('http-ask-status').click();
  await expect(page.getByTestId('http-status')).toHaveText('Response: 200');
  const success = await look();
  for (const code of ['404', '503']) {
    await page.getByTestId('http-code').selectOption(code);
    await page.getByTestId('http-ask-status').click();
    await expect(page.getByTestId('http-status')).toHaveText(`Response: ${code}`);
    for (const [index, part] of (await look()).entries()) expect(part).not.toBe(success[index]);
  }
});

test('a response without content leaves the page where it is', { tag: '@server' }, async ({ open, page }) => {
  await open('/http');
  await page.getByTestId('http-code').selectOption('204');
  const answered = page.waitForResponse('**/http/status/204');
  // By a script, because an action or a locator waits for the new document, and none comes.
  const click = () => document.querySelector<HTMLElement>('[data-test=http-open-status]')?.click();
  await page.evaluate(click);
  expect((await answered).status()).toBe(204);
  const path = () => document.querySelector('[data-test=http-open-status]') && location.pathname;
  expect(await page.evaluate(path)).toBe('/http');
});

test('a response leads back to the page', { tag: '@server' }, async ({ open, page }) => {
  await open('/http');
  await page.getByTestId('http-open-status').click();
  await expect(page.getByTestId('http-title')).toHaveText('404 Not Found');
  await page.getByTestId('http-back').click();
  await expect(page.getByRole('heading', { level: 1, name: 'HTTP' })).toBeVisible();
});

test('leaving the page during its waits leaves no timer', { tag: '@server' }, async ({ open, page }) => {
  const timers = await countTimers(page, 30_000);
  await open('/http?delayScale=1000');
  await page.getByTestId('http-patience').selectOption('One second');
  await page.getByTestId('http-ask-slow').click();
  await expect(page.getByTestId('http-slow')).toHaveText('Waiting');
  await expect.poll(timers).toBe(1);
  await expectNoneAfterLeaving(page, timers);
});
