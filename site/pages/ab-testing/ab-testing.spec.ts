import type { Browser } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

for (const [variant, color] of [
  ['A', 'rgb(31, 95, 208)'],
  ['B', 'rgb(26, 122, 69)'],
] as const) {
  test(`the button of variant ${variant} has its own color`, { tag: '@design' }, async ({ open, page }) => {
    await open(`/ab-testing?variant=${variant}`);
    await expect(page.getByTestId('variant-button')).toHaveCSS('background-color', color);
  });
}

test('a first choice is kept for seven days', async ({ open, page, storedCookie }) => {
  await open('/ab-testing?seed=7');
  const cookie = await storedCookie('ab-variant', /^[AB]$/);
  expect(cookie?.path).toBe('/');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  const title = await page.getByTestId('variant-title').textContent();
  // The cookie takes precedence over the seed.
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    await open(`/ab-testing?seed=${seed}`);
    await expect(page.getByTestId('variant-title')).toHaveText(title ?? '');
  }
});

test('a later visit does not make the seven days longer', async ({ open, context, baseURL, storedCookie }) => {
  const expires = Math.round(Date.now() / 1000) + 86_400;
  await context.addCookies([{ name: 'ab-variant', value: 'A', url: baseURL, expires }]);
  await open('/ab-testing');
  expect((await storedCookie('ab-variant', /^A$/))?.expires).toBeCloseTo(expires, 0);
});

test('a cookie that names no variant is replaced', async ({ open, page, context, baseURL }) => {
  await context.addCookies([{ name: 'ab-variant', value: 'Z', url: baseURL }]);
  await open('/ab-testing');
  await expect(page.getByTestId('variant-title')).toHaveText(/Version [AB]/);
});

test('without a seed both variants appear', async ({ browser, baseURL }) => {
  const seen = new Set<string>();
  // A fair coin shows the same side 64 times in a row less than once in 10^18.
  for (let visit = 0; visit < 64 && seen.size < 2; visit++)
    seen.add(await firstVisit(browser, `${baseURL}/ab-testing`));
  expect(seen).toEqual(new Set(['Welcome to Version A', 'Experience Version B']));
});

test('an invalid value in the address is ignored with one warning', async ({ open, page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open('/ab-testing?variant=C');
  await expect(page.getByTestId('variant-title')).toHaveText(/Version [AB]/);
  expect(warnings).toEqual(['Ignored variant=C in the address: must be A or B.']);
});

async function firstVisit(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const title = await page.getByTestId('variant-title').textContent();
  await context.close();
  return title ?? '';
}
