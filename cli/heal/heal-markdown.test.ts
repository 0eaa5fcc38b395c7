import { expect, test } from 'vitest';
import { healMarkdown } from './heal-markdown';
import { healResultFrom } from './heal-result';

test('texts from outside are no Markdown, no HTML and no link, and each trial is one row', () => {
  const result = healResultFrom({
    version: '1.0.0',
    healCommand: 'my-healer `x`',
    command: 'npx playwright test',
    complete: true,
    options: {},
    choice: { bugs: 1 },
    trials: [
      {
        kind: 'unchanged',
        verdict: 'meddled',
        why: 'It changed a|b.spec.ts,\n<img> of @octocat, see https://example.com/#7.',
        tests: [],
        diff: '',
        seconds: 1,
      },
    ],
  });
  const report = healMarkdown(result, false);
  expect(report).toContain('`` my-healer `x` `` mended copies of `npx playwright test` in 1 trial.');
  expect(report.split('\n').filter((line) => line.includes('meddled |'))).toHaveLength(1);
  expect(report).toContain('a\\|b.spec.ts,\\\\u{a}\\<img\\> of \\@octocat, see https\\://example.com/\\#7.');
});
