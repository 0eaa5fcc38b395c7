import { exportedSite } from '../../../tests/at-event/exported-site';
import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('with a hash in the address the views are in it too, and no other fragment is', async ({ open, page }) => {
  await open('/#/navigation?delayScale=0');
  await page.getByTestId('go-archive').click();
  await expect(page).toHaveURL(/\/#\/navigation\?delayScale=0&view=archive$/);
  await page.goBack();
  await expect(page.getByTestId('go-view')).toHaveText('Inbox');
});

test('views that no link led to are listed too', async ({ open, page }) => {
  await open('/#/navigation?delayScale=0');
  for (const view of ['archive', 'settings']) await open(`/#/navigation?delayScale=0&view=${view}`);
  await expect(page.getByTestId('go-view')).toHaveText('Settings');
  await expect(page.getByTestId('go-history').locator('li')).toHaveText([/0$/, /view=archive$/, /view=settings$/]);
});

test('with a hash in the address “To the rules” is a link too, and the address stays', async ({ open, page }) => {
  await open('/#/navigation?delayScale=0');
  await page.getByTestId('go-archive').click();
  await expect(page.getByTestId('go-view')).toHaveText('Archive');
  const address = page.url();
  const link = page.getByRole('link', { name: 'To the rules' });
  await expect(link).toHaveAttribute('href', address);
  await page.getByTestId('go-download').focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Rules', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const top = async () => (await heading.boundingBox())?.y;
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect.poll(top).toBeLessThan(200);
  await expect(page).toHaveURL(address);
  await expect(page.getByTestId('go-view')).toHaveText('Archive');
});

test('a document that a page with a hash led to leads back to it', { tag: '@server' }, async ({ open, page }) => {
  for (const link of ['go-script', 'go-cached', 'go-post']) {
    await open('/#/navigation?delayScale=0&seed=7');
    await page.getByTestId(link).click();
    await expect(page.getByRole('heading', { level: 1, name: /^(Arrived|Cached|Received)/ })).toBeVisible();
    await page.getByTestId('go-back').click();
    await expect(page.getByTestId('navigation')).toBeVisible();
    await expect(page).toHaveURL(/\/#\/navigation\?delayScale=0&seed=7$/);
  }
});

test('a view is opened by its address, with its title', async ({ open, page }) => {
  await open('/navigation?view=archive&delayScale=0');
  await expect(page.getByTestId('go-view')).toHaveText('Archive');
  await expect(page).toHaveTitle(/^Archive \| Navigation \|/);
});

test('if nothing can be stored the page works', async ({ open, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await open('/navigation?delayScale=0');
  await page.getByTestId('go-archive').click();
  await expect(page.getByTestId('go-view')).toHaveText('Archive');
  await expect(page.getByTestId('go-history')).toContainText('view=archive');
});

test('a view that was left while it loaded stays left', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/navigation?delayScale=1');
  await page.getByTestId('go-skeleton').click();
  await page.getByTestId('go-settings').click();
  await page.clock.runFor(2000);
  await expect(page.getByTestId('go-view')).toHaveText('Settings');
  await expect(page.getByTestId('go-status')).toBeEmpty();
});

test('a name is text in the document that receives it', { tag: '@server' }, async ({ open, page }) => {
  await open('/navigation?delayScale=0');
  await page.getByTestId('go-name-get').fill('<b>"Ada" & Bess</b>');
  await page.getByTestId('go-get').click();
  await expect(page.getByText('Name: <b>"Ada" & Bess</b>', { exact: true })).toBeVisible();
});

test('a reload after a form by POST sends nothing again', { tag: '@server' }, async ({ open, page }) => {
  await open('/navigation?delayScale=0');
  await page.getByTestId('go-post').click();
  await expect(page.getByRole('heading', { name: 'Received by POST' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Received by POST' })).toBeVisible();
  expect(sent).not.toContain('POST');
});

test('a document that is shown again says whether it was loaded', async ({ open, page }) => {
  await open('/navigation?delayScale=0');
  await page.getByTestId('go-cached').click();
  await expect(page.getByText('State: loaded')).toBeVisible();
  await page.getByTestId('go-back').click();
  await expect(page.getByTestId('navigation')).toBeVisible();
  await page.goBack();
  // Browsers that are driven by a tool mostly keep no document.
  await expect(page.getByText(/^State: (loaded|restored)$/)).toBeVisible();
});

test('an export says what needs a server, and has the rest', async ({ page }, testInfo) => {
  const site = await exportedSite(testInfo.outputPath('exported'));
  for (const path of ['/navigation', '/#/navigation']) {
    await page.goto(`${site.url}${path}?delayScale=0`);
    await expect(page.getByRole('main')).toContainText('This is an export and has no server');
    for (const link of ['go-chain', 'go-late-load', 'go-download']) {
      await expect(page.getByTestId(link)).not.toHaveAttribute('href');
    }
    for (const button of ['go-get', 'go-post']) await expect(page.getByTestId(button)).toBeDisabled();
    await page.getByTestId('go-archive').click();
    await expect(page.getByTestId('go-view')).toHaveText('Archive');
    await page.getByTestId('go-script').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Arrived by script' })).toBeVisible();
    await page.getByTestId('go-back').click();
    await expect(page.getByTestId('navigation')).toBeVisible();
  }
  await site.close();
});

test('leaving the page during its waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 250_000);
  await open('/navigation?delayScale=1000');
  await page.getByTestId('go-skeleton').click();
  await expect.poll(timers).toBe(2);
  await expectNoneAfterLeaving(page, timers);
});
