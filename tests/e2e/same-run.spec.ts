import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { playwrightVisitor } from '../../cli/pairs/playwright-visitor';
import { addressOf, hasLongWaits, type State } from '../../site/state';
import { lastOfEachPage, states } from '../../site/states';
import { wholeSuite } from '../depth';
import { expect, test } from '../fixtures';

test.setTimeout(900_000);

const now = '2026-03-05T09:30';

// Without the states during a wait, because the script below ends every wait at once. A normal run has the last state
// of each page, and those that show dates.
const reached = states.filter((state) => !hasLongWaits(state));
const last = lastOfEachPage(reached);
const walked = wholeSuite
  ? reached
  : reached.filter((state) => last.includes(state) || state.parameters?.now !== undefined);

// Far from each other, with other digits, another calendar and another first day of the week. The days are to come,
// because the browser drops a cookie that a page sets on a day long ago.
const here = { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG', day: '2131-12-31' };
const there = { timezoneId: 'Pacific/Pago_Pago', locale: 'th-TH', day: '2096-06-16' };

// Side by side with one of another seed, so that they get into each other's way if they can.
const visitors = wholeSuite ? 20 : 1;

test('with a seed and “now” a run is the same on any day, anywhere, alone and side by side; with another seed it is not', async ({
  browser,
  baseURL,
}) => {
  const first = await journey(browser, { baseURL, ...here }, '42');
  expect(first.size).toBe(walked.length);
  expect(delaysOf(first).length).toBeGreaterThan(3);
  const withDelays = walked.filter((state) => first.get(state)?.reached.delays.length);
  const [other, ...same] = await Promise.all([
    journey(browser, { baseURL, ...there }, '43', withDelays),
    ...Array.from({ length: visitors }, () => journey(browser, { baseURL, ...there }, '42')),
  ]);
  for (const records of same) {
    for (const state of walked) expect(records.get(state), `${state.page}, ${state.name}`).toEqual(first.get(state));
  }
  expect(delaysOf(other)).not.toEqual(delaysOf(first));
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

type Records = Map<State, { opened: string | null; reached: Awaited<ReturnType<typeof shownBy>> }>;

/** Walks through all pages there on that day. Records the text of each as opened, and all that its state shows. */
async function journey(
  browser: Browser,
  { day, ...options }: BrowserContextOptions & { day: string },
  seed: string,
  through = walked,
): Promise<Records> {
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.addInitScript(hurry);
  const records: Records = new Map();
  for (const state of through) {
    const { page: id, parameters, reach } = state;
    await page.goto(addressOf(id, { now, ...parameters, delayScale: 1, seed }));
    await page.getByRole('main').locator('h1').first().waitFor();
    // Waits for content that loads late.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // So does what the browser has stored and permits.
    await expect(page.getByText('Reading', { exact: true })).toHaveCount(0);
    // By its tag, because an open dialog hides the page behind it from locators by role.
    const opened = await page.locator('main').textContent();
    await reach?.(playwrightVisitor(page));
    // What comes a moment after a state, such as the title of a view, comes or not by how fast the state is reached.
    await expect.poll(() => page.evaluate('pendingTimers.size')).toBe(0);
    records.set(state, { opened, reached: await shownBy(page) });
  }
  await context.close();
  return records;
}

/** Texts, what assistive technology gets, test ids in their order, delays and cookies. */
async function shownBy(page: Page) {
  const inDocument = await page.evaluate(() => ({
    testIds: [...document.querySelectorAll('[data-test]')].map((element) => element.getAttribute('data-test')),
    delays: Reflect.get(window, 'chosenDelays') as number[],
    cookies: document.cookie,
  }));
  return {
    title: await page.title(),
    texts: await Promise.all(page.frames().map((frame) => frame.locator('body').textContent())),
    tree: await page.locator('html').ariaSnapshot(),
    ...inDocument,
  };
}

function delaysOf(records: Records): number[] {
  return [...records.values()].flatMap(({ reached }) => reached.delays);
}

/** Runs in the page. Records the length of each wait in milliseconds, and ends the wait at once. */
function hurry() {
  const delays: number[] = [];
  const pending = new Set<number>();
  Object.assign(window, { chosenDelays: delays, pendingTimers: pending });
  const { setTimeout, clearTimeout } = window;
  window.setTimeout = ((handler: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
    // Shorter timers are the libraries', but for a title's.
    if (ms >= 500) {
      delays.push(ms);
      return setTimeout(handler, 0, ...rest);
    }
    if (ms < 100) return setTimeout(handler, ms, ...rest);
    const end = () => {
      pending.delete(timer);
      handler(...rest);
    };
    const timer = setTimeout(end, ms);
    pending.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    pending.delete(Number(timer));
    clearTimeout(timer);
  };
}
