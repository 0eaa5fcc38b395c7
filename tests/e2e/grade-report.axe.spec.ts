import { expect, test } from '@playwright/test';
import { htmlReport } from '../../cli/grade/reports/report-html';
import { resultOf } from '../../cli/grade/result';
import { violations } from './axe';

const bug = { page: 'auth', requirement: 'refused', level: 1, seconds: 1.2 } as const;
const serve = (flags: string) => `npx practice-site serve ${flags} --seed 1`;
const result = resultOf({
  version: '1.0.0',
  command: 'npx playwright test',
  complete: true,
  options: { seed: '1' },
  choice: { all: false },
  correct: { seconds: 2, pages: ['auth'], runs: 3, failed: 0 },
  leftOut: { around: 1, options: 0 },
  runs: 9,
  rebuilds: [],
  bugs: [
    { ...bug, id: 'auth/any-password', result: 'missed', command: serve('--bug auth/any-password') },
    { ...bug, id: 'auth/refused-too', result: 'caught' },
    { ...bug, id: 'forms/other', page: 'multi-tiered-menu', seconds: null, result: 'not-reached' },
  ],
  redesigns: [{ id: 'ids', result: 'broken', seconds: 1, command: serve('--redesign ids') }],
  conditions: [{ id: 'late', result: 'broken', seconds: 1, output: 'Error: late', command: serve('--late 500') }],
});
const report = htmlReport(result, true, (id) => ({ 'auth/any-password': 'Signs in with any password' })[id]);

/** What Jenkins sends with every report, unless somebody has changed that. */
const jenkins = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';";

test.describe('where scripts and styles are blocked', () => {
  for (const [where, options, policy] of [
    ['by the browser', { javaScriptEnabled: false }, ''],
    ['by the policy of Jenkins', {}, jenkins],
  ] as const) {
    test(where, async ({ browser }) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) };
      await page.route('http://report.test/', (route) => route.fulfill({ body: report, headers }));
      await page.goto('http://report.test/');
      await expect(page.getByRole('heading', { level: 1, name: 'Grade of npx playwright test' })).toBeVisible();
      await expect(page.getByText('Bugs 1 of 2 caught (50 %), 1 on pages it never shows')).toBeVisible();
      const pages = page.getByRole('table', { name: 'Pages that the suite shows' });
      await expect(pages.getByRole('row', { name: 'auth 2 1 1 50 % 1.2 s' })).toBeVisible();
      await expect(page.getByText('npx practice-site serve --bug auth/any-password --seed 1').first()).toBeVisible();
      await expect(page.getByText('npx practice-site serve --redesign ids --seed 1')).toBeVisible();
      await expect(page.getByText('npx practice-site serve --late 500 --seed 1')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.getByText('auth: 2 bugs, 1 missed').click();
      const bugs = page.getByRole('table', { name: 'Bugs of auth' });
      await expect(
        bugs.getByRole('row', { name: /^refused Signs in with any password .* Missed 1 1.2 s$/ }),
      ).toBeVisible();
      await context.close();
    });
  }
});

test('buttons choose the bugs that are listed', async ({ page }) => {
  await page.setContent(report);
  const bugs = page.getByRole('table', { name: 'Bugs of auth' });
  await page.getByRole('button', { name: 'Missed' }).click();
  await expect(bugs.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('multi-tiered-menu: 1 bug')).toBeHidden();
  await page.getByRole('button', { name: 'All bugs' }).click();
  await expect(page.getByText('multi-tiered-menu: 1 bug')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility violation and fits a phone in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setContent(report);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Caught' }).click();
    expect(await violations(page)).toEqual([]);
    const wide = () =>
      [...document.querySelectorAll('html, .wide')].filter((element) => element.scrollWidth > element.clientWidth);
    expect(await page.evaluate(wide)).toEqual([]);
  });
}

test('printed, every bug is there and no button', async ({ page }) => {
  await page.setContent(report);
  const cell = page.getByRole('cell', { name: /^Signs in with any password/, includeHidden: true });
  const isDrawn = () => cell.evaluate((element) => element.checkVisibility());
  expect(await isDrawn()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isDrawn()).toBe(true);
  await expect(page.getByRole('button')).toHaveCount(0);
});
