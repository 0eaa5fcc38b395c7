import type { Browser, BrowserContextOptions } from '@playwright/test';
import { wholeSuite } from '../depth';
import { expect, test } from '../fixtures';
import { playwrightVisitor } from '../playwright-visitor';
import { addressOf, opened } from '../state';
import { states } from '../states';

test.setTimeout(900_000);

const now = '2026-03-05T09:30';

// Each page as opened, and the states that show dates. A whole run has every state.
const walked = wholeSuite
  ? states
  : states.filter(({ name, parameters }) => name === opened.name || parameters?.now !== undefined);

test('with “now” every page is the same on any day, in any time zone and language', async ({ browser, baseURL }) => {
  // Far from each other, with other digits, another calendar and another first day of the week.
  const [one, other] = await Promise.all([
    journey(browser, { baseURL, timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' }, '2031-12-31'),
    journey(browser, { baseURL, timezoneId: 'Pacific/Pago_Pago', locale: 'th-TH' }, '2019-06-16'),
  ]);
  expect(one.size).toBe(walked.length);
  for (const [state, shown] of one) expect(other.get(state), state).toEqual(shown);
});

/** What each state of each page shows to somebody there on that day: its texts, and what assistive technology gets. */
async function journey(browser: Browser, options: BrowserContextOptions, day: string) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  const shown = new Map<string, unknown>();
  for (const { page: id, name, parameters, reach } of walked) {
    await page.goto(addressOf(id, { seed: 7, now, ...parameters }));
    await page.getByRole('main').locator('h1').first().waitFor();
    await reach?.(playwrightVisitor(page));
    shown.set(`${id}, ${name}`, {
      title: await page.title(),
      texts: await Promise.all(page.frames().map((frame) => frame.locator('body').textContent())),
      tree: await page.locator('html').ariaSnapshot(),
    });
  }
  await context.close();
  return shown;
}
