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
  expect(verdicts({ sorts: 'failed' })).toMatchObject({ tables: 'noticed by sorts' });
});

test('beside a failing test nothing is unnoticed for sure, because a hook may have failed too', () => {
  expect(verdicts({ sorts: 'failed' })).toMatchObject({ auth: 'doubtful', forms: 'doubtful' });
  // As where some tests fail on the correct site: the exit code says nothing.
  expect(verdicts({ sorts: 'failed' }, true)).toMatchObject({ auth: 'unnoticed', forms: 'unnoticed' });
});

test('a failure right after one on another page is doubtful, and so are those that follow it', () => {
  expect(verdicts({ 'signs in': 'failed', 'fills in': 'failed', sorts: 'failed' })).toEqual({
    auth: 'noticed by signs in',
    forms: 'doubtful',
    tables: 'doubtful',
  });
  expect(verdicts({ 'signs in': 'failed', sorts: 'failed' })).toMatchObject({
    auth: 'noticed by signs in',
    tables: 'noticed by sorts',
  });
});

test('nothing is noticed where all tests pass', () => {
  expect(verdicts({}, true)).toEqual({ auth: 'unnoticed', forms: 'unnoticed', tables: 'unnoticed' });
});

test('a bug is tried again where a test that shows its page has no result', () => {
  expect(verdicts({ sorts: 'failed', 'fills in': 'none' })).toMatchObject({ forms: 'again', auth: 'doubtful' });
});

test('a test that shows several of the pages is put down to none of their bugs', () => {
  expect(verdicts({ walks: 'failed', 'signs in': 'failed' })).toEqual({
    auth: 'noticed by signs in',
    forms: 'again',
    tables: 'again',
  });
});

test('a failing test that is put down to no bug is unclear', () => {
  const failed = (name: string) => [name, { name, outcome: 'failed' as const, flaky: false }] as const;
  const results = new Map(['sorts', 'walks'].map(failed));
  const run = { expected: [], results, endedWell: false };
  expect(verdictsOf([trial('auth/one'), trial('tables/one')], coverage, run).unclear).toEqual(['walks']);
  const after = { ...run, results: new Map(['sorts', 'signs in'].map(failed)) };
  expect(verdictsOf([trial('auth/one'), trial('tables/one')], coverage, after).unclear).toEqual(['signs in']);
});

test('a failing test that shows none of the pages, or that nobody knows, leaves all open', () => {
  const open = { auth: 'again', forms: 'again', tables: 'again' };
  expect(verdicts({ 'adds up': 'failed' })).toEqual(open);
  expect(verdicts({ 'is new': 'failed' })).toEqual(open);
});

test('a run that fails with no failing test leaves all open', () => {
  expect(verdicts({}, false)).toEqual({ auth: 'again', forms: 'again', tables: 'again' });
});
