import { expect, test } from '../../../tests/fixtures';

// Playwright sees WebSockets only in Chromium, because Firefox's driver does not report them.

test('leaving the page closes its connections', { tag: '@server' }, async ({ open, page }) => {
  await open('/network?delayScale=1000');
  const connected = page.waitForEvent('websocket');
  await page.getByTestId('net-connect').click();
  const closed = (await connected).waitForEvent('close');
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/events'));
  await page.getByTestId('net-listen').click();
  await expect(page.getByTestId('net-events-status')).toHaveText('Connected');
  await page.getByRole('banner').getByRole('link', { name: 'practice-site' }).click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  await closed;
  await ended;
});
