import type { Browser } from '@playwright/test';
import { wholeSuite } from '../depth';
import { expect, test } from '../fixtures';
import { playwrightVisitor } from '../playwright-visitor';
import { addressOf, isHeld } from '../state';
import { lastOfEachPage, states } from '../states';

test.setTimeout(900_000);

// Without the states during a wait, because the script below ends every wait at once.
const reached = states.filter((state) => !isHeld(state));
const walked = wholeSuite ? reached : lastOfEachPage(reached);

// Side by side with one of another seed, so that they get into each other's way if they can.
const visitors = wholeSuite ? 20 : 1;

test('visitors with one seed have the same journey, alone and side by side, and one with another seed has not', async ({
  browser,
  baseURL,
}) => {
  const visit = (seed: string) => journey(browser, `${baseURL}`, seed);
  const first = await visit('42');
  expect(delaysOf(first).length).toBeGreaterThan(3);
  const [other, ...same] = await Promise.all(['43', ...Array(visitors).fill('42')].map(visit));
  for (const record of same) expect(record).toBe(first);
  expect(delaysOf(`${other}`)).not.toEqual(delaysOf(first));
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

/** Walks through all pages, and records texts, hooks in their order, delays and cookies. */
async function journey(browser: Browser, baseURL: string, seed: string): Promise<string> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(hurry);
  const record: unknown[] = [];
  for (const { page: id, name, parameters, reach } of walked) {
    await page.goto(addressOf(id, { ...parameters, delayScale: 1, seed }));
    await page.getByRole('main').locator('h1').first().waitFor();
    await reach?.(playwrightVisitor(page));
    const seen = await page.evaluate(() => ({
      hooks: [...document.querySelectorAll('[data-test]')].map((element) => element.getAttribute('data-test')),
      delays: Reflect.get(window, 'chosenDelays'),
      cookies: document.cookie,
    }));
    record.push({
      state: `${id}, ${name}`,
      // By its tag, because an open dialog hides the page behind it from locators by role.
      text: await page.locator('main').textContent(),
      ...seen,
    });
  }
  await context.close();
  return JSON.stringify(record, null, 1);
}

function delaysOf(record: string): number[] {
  return (JSON.parse(record) as { delays: number[] }[]).flatMap(({ delays }) => delays);
}

/** Runs in the page. Records the length of each wait in milliseconds, and ends the wait at once. */
function hurry() {
  const delays: number[] = [];
  Object.assign(window, { chosenDelays: delays });
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
    // Shorter timers are the libraries'.
    if (ms < 500) return setTimeout(handler, ms, ...rest);
    delays.push(ms);
    return setTimeout(handler, 0, ...rest);
  }) as typeof window.setTimeout;
}
