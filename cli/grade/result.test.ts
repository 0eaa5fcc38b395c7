import { describe, expect, test } from 'vitest';
import { htmlReport } from './report-html';
import { figures } from './report-text';
import { type BugResult, percentOf, resultFrom, resultOf } from './result';

const bug = (id: string, result: BugResult['result']): BugResult => {
  return { id, page: 'auth', requirement: 'refused', level: 1, result, seconds: result === 'not-reached' ? null : 1.2 };
};

const result = resultOf({
  command: ['pytest'],
  complete: true,
  correct: { seconds: 2, pages: ['auth'] },
  bugs: [
    bug('auth/one', 'caught'),
    bug('auth/two', 'timed-out'),
    bug('auth/three', 'missed'),
    bug('auth/four', 'not-reached'),
  ],
  redesigns: [],
  conditions: [
    { id: 'late', result: 'broken', seconds: 1 },
    { id: 'slow', result: 'passed', seconds: 1 },
  ],
});

test('a suite that hangs has noticed the bug, and what is not shown does not count', () => {
  expect(result.bugs).toMatchObject({ caught: 2, missed: 1, notReached: 1, percent: 66.7 });
});

test('three figures sum it up, without those of what was not tried', () => {
  expect(figures(result)).toBe('Bugs 2 of 3 caught (67 %), 1 on pages it never shows · Conditions 1 of 2');
});

describe('the HTML report', () => {
  const hostile = resultOf({
    ...result,
    command: ['<script>alert(1)</script>', `"'&`],
    bugs: [{ ...bug('auth/any-password', 'missed') }, bug('auth/refused-too', 'caught')],
    redesigns: [{ id: 'ids', result: 'broken', seconds: 1 }],
    conditions: result.conditions.results,
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
    expect(reportOf(false, { command: ['npm\u202e', 'test\u0000'] })).toContain('npm\\u{202e} test\\u{0}');
  });

  // The ids of a merged file may have spaces and dashes in them.
  test('offers commands only for what this version has', () => {
    const wrong = 'a --host 0.0.0.0';
    const html = reportOf(true, {
      bugs: {
        ...hostile.bugs,
        results: (['missed', 'caught'] as const).map((one) => ({ ...bug(wrong, one), page: wrong })),
      },
      redesigns: { ...hostile.redesigns, results: [{ id: wrong, result: 'broken', seconds: 1 }] },
      conditions: { ...hostile.conditions, results: [{ id: 'constructor', result: 'broken', seconds: 1 }] },
    });
    expect(html).toContain('a --host 0.0.0.0: not a bug of this version');
    expect(html).not.toContain('npx practice-site');
    const untold = reportOf(false, {
      bugs: { ...hostile.bugs, results: [{ ...bug('auth/any-password', 'missed'), page: wrong }] },
      redesigns: { ...hostile.redesigns, results: [] },
      conditions: { ...hostile.conditions, results: [] },
    });
    expect(untold).toContain('a --host 0.0.0.0/refused');
    expect(untold).not.toContain('npx practice-site');
  });

  test('tells a missed bug only when that is asked for', () => {
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
    ...result,
    bugs: result.bugs.results,
    redesigns: [{ id: 'ids', result: 'passed', seconds: 0 }],
    conditions: result.conditions.results,
  });
  const read = (change: object) => () => resultFrom({ ...whole, ...change });
  const one = { ...bug('auth/one', 'caught') };

  test('is what was written', () => {
    expect(resultFrom(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test('has its sums made again', () => {
    expect(read({ bugs: { ...whole.bugs, caught: 99, percent: 100 } })()).toEqual(whole);
  });

  test.each([
    [{ command: undefined }, 'command must be a list'],
    [{ command: [] }, 'command must not be empty'],
    [{ command: [1] }, 'command.0 must be text'],
    [{ complete: 'yes' }, 'complete must be true or false'],
    [{ correct: undefined }, 'correct is missing'],
    [{ correct: 5 }, 'correct must be an object'],
    [{ correct: { seconds: 'x', pages: [] } }, 'correct.seconds must be a number'],
    [{ correct: { seconds: Number.POSITIVE_INFINITY, pages: [] } }, 'correct.seconds must be a number'],
    [{ correct: { seconds: -0.1, pages: [] } }, 'correct.seconds must be 0 or more'],
    [{ correct: { seconds: 0, pages: 'auth' } }, 'correct.pages must be a list'],
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
      'bugs.results.0.result must be caught, timed-out, missed or not-reached',
    ],
    [{ redesigns: {} }, 'redesigns.results is missing'],
    [
      { conditions: { results: [{ id: 'late', result: 'ok', seconds: 1 }] } },
      'conditions.results.0.result must be passed or broken',
    ],
  ])('is refused with the place that is wrong: %j', (change, message) => {
    expect(read(change)).toThrow(new Error(message));
  });

  test.each([[undefined], [null], [7], ['text']])('is refused if it is %j', (value) => {
    expect(() => resultFrom(value)).toThrow(/^the value (is missing|must be an object)$/);
  });
});
