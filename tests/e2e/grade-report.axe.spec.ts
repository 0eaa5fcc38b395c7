import { expect, test } from '@playwright/test';
import { emptyGrade } from '../../cli/grade/empty-grade';
import { htmlReport } from '../../cli/grade/reports/report-html';
import { resultOf } from '../../cli/grade/result';
import { violations } from './axe';

const bug = { page: 'auth', requirement: 'refused', level: 1, seconds: 1.2 } as const;
const serve = (flags: string) => `npx practice-site serve ${flags} --seed 1`;
const result = resultOf({
  ...emptyGrade,
  command: 'npx playwright test',
  leftOut: { around: 1, options: 0 },
  tests: [
    { name: `auth.spec.ts › ${'a name without a space'.replaceAll(' ', '-').repeat(8)}`, pages: ['auth'], noticed: [] },
    { name: 'auth.spec.ts › refuses', pages: ['auth', 'forms'], noticed: ['auth/refused-too'], flaky: true },
  ],
  failingTests: ['auth.spec.ts › is red anyway'],
  points: {
    points: 1,
    maximum: 3,
    lines: [{ name: 'auth/refused', points: 1, maximum: 3, why: 'without 1 trial that could not be run' }],
  },
  bugs: [
    { ...bug, id: 'auth/any-password', result: 'missed', command: serve('--bug auth/any-password') },
    { ...bug, id: 'auth/refused-too', result: 'caught', noticedBy: ['auth.spec.ts › refuses'] },
    { ...bug, id: 'auth/only-red', result: 'caught', byExitCode: true },
    { ...bug, id: 'forms/other', page: 'multi-tiered-menu', seconds: null, result: 'not-reached' },
  ],
  redesigns: [
    {
      id: 'ids',
      result: 'broken',
      seconds: 1,
      command: serve('--redesign ids'),
      brokenTests: [{ test: 'auth.spec.ts › refuses', message: 'Error: no element matches #username' }],
      testsLeftOut: 1,
    },
  ],
  conditions: [{ id: 'late', result: 'broken', seconds: 1, output: 'Error: late', command: serve('--late 500') }],
});
const titles: Record<string, string> = {
  'auth/any-password': 'Signs in with any password',
  'auth/refused-too': 'Refuses nobody',
};
const report = htmlReport(result, true, (id) => titles[id]);

/** What Jenkins sends with every report, unless somebody has changed that. */
const jenkins = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';";

test.describe('where scripts and styles are blocked', () => {
  for (const [where, options, policy] of [
    ['by the browser', { javaScriptEnabled: false }, ''],
    ['by the policy of Jenkins', {}, jenkins],
  ] as const) {
    test(where, async ({ browser, browserName }) => {
      test.skip(browserName === 'firefox' && !policy, 'Playwright runs scripts in Firefox anyway.');
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) };
      await page.route('http://report.test/', (route) => route.fulfill({ body: report, headers }));
      await page.goto('http://report.test/');
      await expect(page.getByRole('heading', { level: 1, name: 'Grade of npx playwright test' })).toBeVisible();
      await expect(
        page.getByText('Bugs 2 of 3 caught (67 %), 1 by the exit code, 1 on pages it never shows'),
      ).toBeVisible();
      const pages = page.getByRole('table', { name: 'Pages that the suite shows' });
      await expect(pages.getByRole('row', { name: 'auth 3 2 1 67 % 1.2 s' })).toBeVisible();
      await expect(page.getByText('npx practice-site serve --bug auth/any-password --seed 1').first()).toBeVisible();
      await expect(page.getByText('npx practice-site serve --redesign ids --seed 1')).toBeVisible();
      await expect(page.getByText('npx practice-site serve --late 500 --seed 1')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.getByText('auth: 3 bugs, 1 missed').click();
      const bugs = page.getByRole('table', { name: 'Bugs of auth' });
      await expect(
        bugs.getByRole('row', { name: /^refused Signs in with any password .* Missed 1 1.2 s$/ }),
      ).toBeVisible();
      await bugs.getByText('Noticed by 1 test').click();
      await expect(bugs.getByRole('listitem').filter({ hasText: 'auth.spec.ts › refuses' })).toBeVisible();
      await expect(bugs.getByText('Noticed by the exit code: no test failed.')).toBeVisible();
      const broken = page.getByRole('listitem').filter({ hasText: /^ids: 1 test without a result/ });
      await expect(broken.getByRole('listitem')).toHaveText(
        'auth.spec.ts › refusesError: no element matches #username',
      );
      await page.getByText('2 tests', { exact: true }).click();
      const tests = page.getByRole('table', { name: 'Tests of the suite' });
      const refuses = tests.getByRole('row', { name: /^auth.spec.ts › refuses auth, forms/ });
      await refuses.getByText('1 bug').click();
      await expect(refuses.getByText('auth/refused-too: Refuses nobody')).toBeVisible();
      for (const title of ['Points', 'Tests that noticed no bug', 'Flaky tests'])
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText('auth.spec.ts › is red anyway')).toBeVisible();
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
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await violations(page)).toEqual([]);
    const wide = () =>
      [...document.querySelectorAll('html, .wide')].filter((element) => element.scrollWidth > element.clientWidth);
    expect(await page.evaluate(wide)).toEqual([]);
  });
}

test('the button that is pressed looks different in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(report);
  const colour = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour('Missed')).toBe(await colour('Caught'));
  await page.getByRole('button', { name: 'Missed' }).click();
  expect(await colour('Missed')).not.toBe(await colour('Caught'));
  expect(await violations(page)).toEqual([]);
});

test('printed, every bug is there and no button', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright emulates no printer in Firefox.');
  await page.setContent(report);
  const cell = page.getByRole('cell', { name: /^Signs in with any password/, includeHidden: true });
  const isDrawn = () => cell.evaluate((element) => element.checkVisibility());
  expect(await isDrawn()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isDrawn()).toBe(true);
  await expect(page.getByRole('button')).toHaveCount(0);
});
