import type { Browser } from '@playwright/test';
import { drives } from '../drives';
import { expect, test } from '../fixtures';

test.setTimeout(1_200_000);

test('twenty visitors with one seed have the same journey, alone and side by side', async ({ browser, baseURL }) => {
  const first = await journey(browser, `${baseURL}`, '42');
  expect(first).toContain('ab-testing');
  expect(delaysOf(first).length).toBeGreaterThan(3);
  for (let visitor = 2; visitor <= 4; visitor++) expect(await journey(browser, `${baseURL}`, '42')).toBe(first);
  for (let group = 0; group < 4; group++) {
    const records = await Promise.all(Array.from({ length: 4 }, () => journey(browser, `${baseURL}`, '42')));
    for (const record of records) expect(record).toBe(first);
  }
});

test('another seed is another journey', async ({ browser, baseURL }) => {
  const [one, other] = [await journey(browser, `${baseURL}`, '1'), await journey(browser, `${baseURL}`, '2')];
  expect(delaysOf(one)).not.toEqual(delaysOf(other));
});

test('an extra use on one page does not move the numbers of another', async ({ open, page }) => {
  await page.addInitScript(hurry);
  const authDelay = async () => {
    await page.getByTestId('login-button').click();
    await page.getByTestId('auth-error').waitFor();
    return (await page.evaluate<number[]>('chosenDelays')).at(-1);
  };
  await open('/auth?seed=7');
  const alone = await authDelay();
  await open('/forms?seed=7');
  for (const [name, value] of Object.entries({ username: 'nancy', email: 'nancy@example.com', password: 'secret' })) {
    await page.getByTestId(`${name}-input`).fill(value);
  }
  for (let use = 0; use < 3; use++) {
    const logged = page.waitForEvent('console', (message) => message.type() === 'log');
    await page.getByTestId('submit-button').click();
    await logged;
  }
  await page.evaluate(() => {
    location.hash = '#/auth';
  });
  expect(await authDelay()).toBe(alone);
});

/** Everything on the way through all pages that a visitor can see change: texts, hooks in their order, chosen delays, cookies. */
async function journey(browser: Browser, baseURL: string, seed: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(hurry);
  const record: unknown[] = [];
  for (const [id, drive] of drives) {
    await page.goto(`${baseURL}/${id === 'home' ? '' : id}?seed=${seed}&downloadFailure=http`);
    await page.getByRole('main').locator('h1').first().waitFor();
    await drive(page);
    const seen = await page.evaluate(() => ({
      hooks: [...document.querySelectorAll('[data-test]')].map((element) => element.getAttribute('data-test')),
      delays: Reflect.get(window, 'chosenDelays'),
    }));
    record.push({
      id,
      // By its tag: an open dialog hides the page behind it from every role.
      text: await page.locator('main').textContent(),
      ...seen,
      cookies: (await context.cookies()).map(({ name, value }) => `${name}=${value}`),
    });
  }
  await context.close();
  return JSON.stringify(record, null, 1);
}

function delaysOf(record: string): number[] {
  return (JSON.parse(record) as { delays: number[] }[]).flatMap(({ delays }) => delays);
}

/** Runs in the page: notes the wait that was chosen, to the millisecond, and does not wait it out. */
function hurry() {
  const delays: number[] = [];
  Object.assign(window, { chosenDelays: delays });
  const { setTimeout } = window;
  // Shorter ones belong to the libraries; five seconds are a notification's own on every page but one.
  const isWait = (ms = 0) => ms >= 500 && (ms !== 5000 || location.pathname.endsWith('/dynamic-elements'));
  window.setTimeout = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (!isWait(ms)) return setTimeout(handler, ms, ...rest);
    delays.push(ms ?? 0);
    return setTimeout(handler, 0, ...rest);
  }) as typeof window.setTimeout;
}
