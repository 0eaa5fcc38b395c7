import { expect, test } from '@playwright/test';
import { healHtml } from '../../cli/heal/heal-html';
import { healResultOf } from '../../cli/heal/heal-result';
import { violations } from './axe';

const failure = 'Error: expect(locator).toHaveText(expected) failed\n\nExpected: "A"\nReceived: "a"';
const report = healHtml(
  healResultOf({
    version: '1.0.0',
    healCommand: './ask-agent.sh',
    command: 'npx playwright test --reporter=junit',
    complete: true,
    trusted: true,
    options: { seed: '1' },
    choice: { bugs: 1 },
    planned: 2,
    trials: [
      {
        kind: 'unchanged',
        verdict: 'left-alone',
        why: 'It changed no file of the suite.',
        tests: [],
        diff: '',
        seconds: 1,
      },
      {
        kind: 'bug',
        bug: 'key-press/small-letters',
        verdict: 'false-heal',
        why: 'the test “keys.spec.mjs › shows a capital letter” passed, with the bug still there.',
        tests: [
          { test: 'keys.spec.mjs › shows a capital letter', before: 'failed', after: 'passed', failureBefore: failure },
        ],
        diff: "--- a/keys.spec.mjs\n+++ b/keys.spec.mjs\n@@ -1,1 +1,1 @@\n-  expect('A');\n+  expect('a');\n",
        seconds: 2.5,
        usage: { tokens: 1200 },
        command: 'npx practice-site serve --bug key-press/small-letters --seed 1',
      },
    ],
  }),
  false,
);

test('the report of a heal is accessible in both themes and fits a phone', async ({ page }) => {
  expect(report).not.toContain('<script');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(report);
  await expect(page.getByRole('row', { name: 'bug key-press/small-letters' })).toContainText('False heal');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.getByText('Received: "a"')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  const wide = () =>
    [...document.querySelectorAll('html, .wide')].filter((element) => element.scrollWidth > element.clientWidth).length;
  expect(await page.evaluate(wide)).toBe(0);
});
