import { expect, test } from 'vitest';
import type { PageTrial } from './groups';
import { verdictsOf } from './verdicts';

const trial = (id: string) => ({ kind: 'bugs', id, page: id.split('/')[0], options: {} }) as PageTrial;
const coverage = new Map([
  ['signs in', new Set(['auth'])],
  ['fills in', new Set(['forms'])],
  ['sorts', new Set(['tables'])],
  ['walks', new Set(['auth', 'forms', 'tables', 'slider'])],
  ['adds up', new Set<string>()],
]);

/** The verdict on a bug of Auth, one of Forms and one of Tables in one run. */
function verdicts(outcomes: Record<string, 'passed' | 'failed' | 'none'>, endedWell = false) {
  const all = [...coverage.keys()].map((name): [string, 'passed' | 'failed' | 'none'] => [name, 'passed']);
  const given = Object.entries({ ...Object.fromEntries(all), ...outcomes });
  const results = given.flatMap(([name, outcome]) =>
    outcome === 'none' ? [] : [[name, { name, outcome, flaky: false }] as const],
  );
  const run = { expected: [...coverage.keys()], results: new Map(results), endedWell };
  const trials = [trial('auth/one'), trial('forms/one'), trial('tables/one')];
  return Object.fromEntries(
    [...verdictsOf(trials, coverage, run).verdicts].map(([{ page }, { verdict, noticedBy }]) => [
      page,
      [verdict, ...noticedBy].join(' by '),
    ]),
  );
}

test('a failing test is put down to the one bug whose page it shows', () => {
  expect(verdicts({ sorts: 'failed' })).toEqual({ auth: 'unnoticed', forms: 'unnoticed', tables: 'noticed by sorts' });
});

test('nothing is noticed where all tests pass', () => {
  expect(verdicts({}, true)).toEqual({ auth: 'unnoticed', forms: 'unnoticed', tables: 'unnoticed' });
});

test('a bug is tried again where a test that shows its page has no result', () => {
  expect(verdicts({ sorts: 'failed', 'fills in': 'none' })).toMatchObject({ forms: 'again', auth: 'unnoticed' });
});

test('a test that shows several of the pages is put down to none of their bugs', () => {
  expect(verdicts({ walks: 'failed', sorts: 'failed' })).toEqual({
    auth: 'again',
    forms: 'again',
    tables: 'noticed by sorts',
  });
});

test('a failing test that is put down to no bug is unclear', () => {
  const results = new Map(['walks', 'sorts'].map((name) => [name, { name, outcome: 'failed' as const, flaky: false }]));
  const run = { expected: [], results, endedWell: false };
  expect(verdictsOf([trial('auth/one'), trial('tables/one')], coverage, run).unclear).toEqual(['walks']);
});

test('a failing test that shows none of the pages, or that nobody knows, leaves all open', () => {
  const open = { auth: 'again', forms: 'again', tables: 'again' };
  expect(verdicts({ 'adds up': 'failed' })).toEqual(open);
  expect(verdicts({ 'is new': 'failed' })).toEqual(open);
});

test('a run that fails with no failing test leaves all open', () => {
  expect(verdicts({}, false)).toEqual({ auth: 'again', forms: 'again', tables: 'again' });
});
