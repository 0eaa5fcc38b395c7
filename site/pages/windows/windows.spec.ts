import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('everything that opens has the options of the address', async ({ open, page }) => {
  await open('/windows?seed=7&delayScale=0');
  const openers = ['opener-link', 'no-opener-link', 'open', 'ask', 'counter-link', 'now', 'later'];
  for (const opener of openers) {
    const opening = page.waitForEvent('popup');
    await page.getByTestId(`windows-${opener}`).click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    const { pathname, search } = new URL(opened.url());
    expect(`${pathname}${search}`).toMatch(/^\/frames\/(opened|question|counter)\.html\?seed=7&delayScale=0$/);
    await opened.close();
  }
});

test('a page in hash form gives its options too', async ({ open, page }) => {
  await open('/#/windows?seed=7');
  await expect(page.getByTestId('windows-opener-link')).toHaveAttribute('href', 'frames/opened.html?seed=7');
  await expect(page.getByTestId('windows-leave')).toHaveAttribute('href', '/?seed=7');
});

test('the documents that open have the theme of the page', { tag: '@design' }, async ({ open, page }) => {
  await open('/windows');
  await page.getByTestId('theme-toggle').click();
  for (const opener of ['opener-link', 'ask', 'counter-link']) {
    const opening = page.waitForEvent('popup');
    await page.getByTestId(`windows-${opener}`).click();
    await expect((await opening).locator('body')).toHaveCSS('background-color', 'rgb(26, 36, 51)');
  }
});

test('a window that was closed by hand is not there to be closed', async ({ open, page }) => {
  await open('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByTestId('windows-open').click();
  await (await opening).close();
  await page.getByTestId('windows-close').click();
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: nothing to close');
});

test('a popup that is closed by hand cancels the question, which can be asked again', async ({ open, page }) => {
  await open('/windows');
  const ask = async () => {
    const opening = page.waitForEvent('popup');
    await page.getByTestId('windows-ask').click();
    return (await opening).getByRole('button', { name: 'Red' });
  };
  await (await ask()).page().close();
  await expect(page.getByTestId('windows-ask-status')).toHaveText('Cancelled');
  // The popup may be closed before Playwright has ended the click.
  await (await ask()).click().catch(() => {});
  await expect(page.getByTestId('windows-ask-status')).toHaveText('Answered');
  await expect(page.getByTestId('windows-answers')).toHaveText('Answers: Red');
});

test('the result says that a window which is there already is loaded again', async ({ open, page }) => {
  await open('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByTestId('windows-open').click();
  await opening;
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: opened 480 × 360');
  // The window keeps its size.
  await page.getByTestId('windows-size').selectOption('640 × 400');
  await page.getByTestId('windows-open').click();
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: loaded again');
});

test('without a window, all that would open one says so', async ({ open, page }) => {
  await open('/windows');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByTestId('windows-open').click();
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: blocked');
  await page.getByTestId('windows-ask').click();
  await expect(page.getByTestId('windows-ask-status')).toHaveText('Blocked');
});

test('the question is answered by keyboard', async ({ open, page }) => {
  await open('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByTestId('windows-ask').press('Enter');
  const blue = (await opening).getByRole('button', { name: 'Blue' });
  await blue.focus();
  // The window closes when the key goes down, so Playwright finds nothing to let it up in.
  await blue.press('Enter').catch(() => {});
  await expect(page.getByTestId('windows-answers')).toHaveText('Answers: Blue');
});

test('two of these pages share the counter, and a site of another path has its own', async ({
  open,
  page,
  context,
  baseURL,
}) => {
  await open('/windows');
  const other = await context.newPage();
  await other.goto(`${baseURL}/windows`);
  await expect(other.getByTestId('windows-count')).toHaveText('Count: 0');
  await page.evaluate(() => new BroadcastChannel('practice-site counter /other/').postMessage({ count: 9 }));
  await page.getByTestId('windows-add').click();
  await expect(other.getByTestId('windows-count')).toHaveText('Count: 1');
  await other.getByTestId('windows-add').click();
  await expect(page.getByTestId('windows-count')).toHaveText('Count: 2');
});

test('what two tabs count at the same moment is counted twice in both', async ({ open, page, context }) => {
  await open('/windows');
  const opening = context.waitForEvent('page');
  await page.getByTestId('windows-counter-link').click();
  const tabs = [page, await opening];
  // At one moment, so that neither has heard from the other.
  const moment = Date.now() + 1000;
  const count = (button: HTMLElement, moment: number) => {
    while (Date.now() < moment);
    for (let click = 0; click < 10; click++) button.click();
  };
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Add one' }).evaluate(count, moment)));
  for (const tab of tabs) await expect(tab.getByText('Count: 20', { exact: true })).toBeVisible();
});

test('what a new tab counts before it has heard from the others is added to theirs', async ({
  open,
  page,
  context,
}) => {
  await open('/windows');
  await page.getByTestId('windows-add').click();
  const opening = context.waitForEvent('page');
  await page.getByTestId('windows-counter-link').click();
  const counter = await opening;
  // The page has no time to reply until the new tab has counted.
  const counted = page.evaluate(() => {
    const end = Date.now() + 1000;
    while (Date.now() < end);
  });
  await counter.reload();
  await counter.getByRole('button', { name: 'Add one' }).click();
  await counted;
  for (const tab of [page, counter]) await expect(tab.getByText('Count: 2', { exact: true })).toBeVisible();
});

test('leaving the page ends its wait, and leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 100_000);
  await open('/windows?delayScale=100');
  await page.getByTestId('windows-later').click();
  await expect.poll(timers).toBeGreaterThan(0);
  await expectNoneAfterLeaving(page, timers);
});

test('a popup answers once, however often it is clicked before it has closed', async ({ open, page }) => {
  await open('/windows');
  const opening = page.waitForEvent('popup');
  await page.getByTestId('windows-ask').click();
  const popup = await opening;
  await popup.getByRole('button', { name: 'Green' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByTestId('windows-answers')).toHaveText('Answers: Green');
  await page.getByTestId('windows-ask').click();
  await expect(page.getByTestId('windows-answers')).toHaveText('Answers: Green');
});
