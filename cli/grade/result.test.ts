import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyGrade } from './empty-grade';
import { htmlReport } from './reports/report-html';
import { figures } from './reports/summary';
import { type BugResult, findingsOf, percentOf, resultFrom, resultKeys, resultOf } from './result';

const bug = (id: string, result: BugResult['result']): BugResult => {
  return { id, page: 'auth', requirement: 'refused', level: 1, result, seconds: result === 'not-reached' ? null : 1.2 };
};

const result = resultOf({
  ...emptyGrade,
  bugs: [
    bug('auth/one', 'caught'),
    bug('auth/two', 'timed-out'),
    bug('auth/three', 'missed'),
    bug('auth/four', 'not-reached'),
  ],
  redesigns: [],
  conditions: [
    { id: 'late', result: 'broken', seconds: 1, command: 'npx practice-site serve --late 500 --seed 1' },
    { id: 'slow', result: 'passed', seconds: 1 },
  ],
});

test('a suite that hangs has noticed the bug, and what is not shown does not count', () => {
  expect(result.bugs).toMatchObject({ caught: 2, timedOut: 1, missed: 1, notReached: 1, percent: 66.7 });
});

describe('a suite is not believed', () => {
  const rebuilds = (broken: number) =>
    Array.from({ length: 20 }, (_, index) => {
      return {
        id: `auth/rebuild-${index}`,
        result: index < broken ? ('broken' as const) : ('passed' as const),
        seconds: 1,
      };
    });

  test('about bugs, if it fails for more than a tenth of the rebuilds', () => {
    const told = resultOf({ ...findingsOf(result), rebuilds: rebuilds(3) });
    expect(told).toMatchObject({ trusted: false, bugs: { percent: null }, rebuilds: { passed: 17, broken: 3 } });
    expect(told.why).toContain('The suite fails for 3 of 20 rebuilds, in which nothing is wrong');
    expect(figures(told)).toMatch(/^Bugs withheld, 1 on pages it never shows · Rebuilds 17 of 20/);
    expect(resultOf({ ...findingsOf(result), rebuilds: rebuilds(2) })).toMatchObject({ trusted: true });
  });

  test('if it failed on the correct site', () => {
    const told = resultOf({ ...findingsOf(result), correct: { ...result.correct, runs: 5, failed: 1 } });
    expect(told).toMatchObject({ trusted: false, bugs: { percent: 66.7 } });
    expect(told.why).toContain('it failed in 1 of 5 runs on the correct site');
  });
});

test('three figures sum it up, without those of what was not tried', () => {
  expect(figures(result)).toBe(
    'Bugs 2 of 3 caught (67 %), 1 by the time limit, 1 on pages it never shows · Conditions 1 of 2',
  );
});

describe('the HTML report', () => {
  const command = (flags: string) => `npx practice-site serve ${flags} --seed 1`;
  const hostile = resultOf({
    ...findingsOf(result),
    command: `<script>alert(1)</script> "'&`,
    bugs: [
      { ...bug('auth/any-password', 'missed'), command: command('--bug auth/any-password') },
      { ...bug('auth/refused-too', 'caught'), output: 'expected <b>' },
    ],
    redesigns: [{ id: 'ids', result: 'broken', seconds: 1, command: command('--redesign ids') }],
  });

  const titles = (id: string) => {
    const known: Record<string, string> = {
      'auth/any-password': 'Signs in with any password',
      'auth/refused-too': 'Another',
    };
    return known[id];
  };
  const reportOf = (reveal: boolean, change = {}) => htmlReport({ ...hostile, ...change }, reveal, titles);

  test('escapes what came from outside', () => {
    const html = reportOf(false);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;&#39;&amp;');
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test('shows characters that nobody sees', () => {
    expect(reportOf(false, { command: 'npm\u202e test\u0000' })).toContain('npm\\u{202e} test\\u{0}');
  });

  test('names what this version does not know by its id', () => {
    const wrong = 'a --host 0.0.0.0';
    const bugs = { ...hostile.bugs, results: [{ ...bug(wrong, 'missed'), page: wrong }] };
    expect(reportOf(true, { bugs })).toContain('a --host 0.0.0.0: not a bug of this version');
    expect(reportOf(false, { bugs })).toContain('a --host 0.0.0.0/refused');
  });

  test('has the last lines of a run that failed', () => {
    expect(reportOf(false)).toContain('<pre>expected &lt;b&gt;</pre>');
  });

  test('names a missed bug only with the option for it', () => {
    expect(reportOf(false)).not.toContain('Signs in with any password');
    const told = reportOf(true);
    expect(told).toContain('Signs in with any password');
    expect(told).toContain('npx practice-site serve --bug auth/any-password --seed 1');
  });

  test('names what broke the suite, with the command that shows it', () => {
    const html = reportOf(false);
    expect(html).toContain('npx practice-site serve --redesign ids --seed 1');
    expect(html).toContain('npx practice-site serve --late 500 --seed 1');
    expect(html).not.toContain('--slow 300');
  });

  test('says that it was interrupted', () => {
    expect(reportOf(false)).not.toContain('Interrupted');
    expect(reportOf(false, { complete: false })).toContain('Interrupted');
  });
});

test('of nothing there is no percentage', () => {
  expect([percentOf(0, 0), percentOf(0, 3), percentOf(1, 3)]).toEqual([null, 0, 33.3]);
});

describe('a result that is read from a file', () => {
  const whole = resultOf({
    ...findingsOf(result),
    secret: 'abc',
    part: { number: 1, of: 3 },
    redesigns: [{ id: 'ids', result: 'passed', seconds: 0 }],
  });
  const read = (change: object) => () => resultFrom({ ...whole, ...change });
  const one = { ...bug('auth/one', 'caught') };
  const withCommand = (words: string) => ({ bugs: { results: [{ ...one, command: `npx practice-site ${words}` }] } });
  const wrongCommand = 'bugs.results.0.command must be a command like npx practice-site serve --seed 1';

  test('is what was written', () => {
    expect(resultFrom(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test('has its sums made again', () => {
    expect(read({ bugs: { ...whole.bugs, caught: 99, percent: 100 } })()).toEqual(whole);
  });

  test.each([
    [{ version: undefined }, 'version must be text'],
    [{ command: undefined }, 'command must be text'],
    [{ command: '' }, 'command must not be empty'],
    [{ part: { number: 1.5, of: 3 } }, 'part.number must be a whole number'],
    [{ complete: 'yes' }, 'complete must be true or false'],
    [{ correct: undefined }, 'correct is missing'],
    [{ correct: 5 }, 'correct must be an object'],
    [{ correct: { seconds: 'x', pages: [] } }, 'correct.seconds must be a number'],
    [{ correct: { seconds: Number.POSITIVE_INFINITY, pages: [] } }, 'correct.seconds must be a number'],
    [{ correct: { seconds: -0.1, pages: [] } }, 'correct.seconds must be 0 or more'],
    [{ correct: { seconds: 0, pages: 'auth' } }, 'correct.pages must be a list'],
    [{ correct: { ...whole.correct, failed: -1 } }, 'correct.failed must be 0 or more'],
    [{ bugs: { results: {} } }, 'bugs.results must be a list'],
    [{ bugs: { results: [{ ...one, id: 7 }] } }, 'bugs.results.0.id must be text'],
    [
      { bugs: { results: [one, { ...one, page: '\u001b[31m' }] } },
      'bugs.results.1.page must be an id like auth/any-password',
    ],
    [
      { bugs: { results: [{ ...one, requirement: '' }] } },
      'bugs.results.0.requirement must be an id like auth/any-password',
    ],
    [
      { bugs: { results: [{ ...one, id: `a${'b'.repeat(200)}` }] } },
      'bugs.results.0.id must have at most 200 characters',
    ],
    [{ bugs: { results: [{ ...one, id: 'a\nb' }] } }, 'bugs.results.0.id must be an id like auth/any-password'],
    [{ bugs: { results: [{ ...one, level: 4 }] } }, 'bugs.results.0.level must be 1, 2 or 3'],
    [
      { bugs: { results: [{ ...one, result: 'found' }] } },
      'bugs.results.0.result must be caught, timed-out, missed, not-run or not-reached',
    ],
    [withCommand('serve --host 0.0.0.0'), wrongCommand],
    [withCommand('serve --seed 1; rm'), wrongCommand],
    [withCommand('serve --seed $(id)'), wrongCommand],
    [withCommand('export x'), wrongCommand],
    [{ redesigns: {} }, 'redesigns.results is missing'],
    [
      { conditions: { results: [{ id: 'late', result: 'ok', seconds: 1 }] } },
      'conditions.results.0.result must be passed, broken or not-run',
    ],
  ])('is refused with the place that is wrong: %j', (change, message) => {
    expect(read(change)).toThrow(new Error(message));
  });

  test.each([[undefined], [null], [7], ['text']])('is refused if it is %j', (value) => {
    expect(() => resultFrom(value)).toThrow(/^the value (is missing|must be an object)$/);
  });
});

test('the documentation names each part of a result', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/grading.md'), 'utf8');
  const [, table = ''] = docs.split('## The result as JSON');
  expect(resultKeys.filter((key) => !table.includes(`\`${key}\``))).toEqual([]);
});
