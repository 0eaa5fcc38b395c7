import { describe, expect, test, vi } from 'vitest';
import { emptyGrade } from '../empty-grade';
import { type BugResult, type Findings, resultOf } from '../result';
import { junitReport } from './report-junit';
import { nextSteps, textReport } from './report-text';
import { notes, testLists } from './summary';

const bug = (id: string, result: BugResult['result']): BugResult => {
  return { id, page: 'auth', requirement: 'refused', level: 1, result, seconds: 1 };
};
const tests = [{ name: 'signs in', pages: ['auth'], noticed: [] }];
const gradeWith = (change: Partial<Findings>) => resultOf({ ...emptyGrade, ...change });

describe('what to do next', () => {
  const next = (change: Partial<Findings>, json?: string) =>
    nextSteps(gradeWith(change), { reveal: false, json }).replace(/\s+/g, ' ');

  test('is to stop at the first failure where the exit code decides, or no bugs are tried', () => {
    const stopping = 'Stopping at the first failure (--max-failures=1, -x, --bail) makes it';
    expect(next({})).toContain(`${stopping} quicker, too.`);
    expect(next({ tests })).toContain(`${stopping} slower: a bug is tried again where a test has no result.`);
    expect(next({ tests, choice: { all: false, only: ['redesigns'] } })).toContain(`${stopping} quicker, too.`);
    // Interrupted before the suite's tests were known.
    expect(next({ complete: false })).not.toContain(stopping);
    expect(next({ complete: false, choice: { all: false, only: ['redesigns'] } })).toContain(
      `${stopping} quicker, too.`,
    );
  });

  test('is to resume a grade that was interrupted, from its file', () => {
    expect(next({ complete: false }, 'grade.json')).toContain('--resume grade.json continues the grade.');
    expect(next({ complete: false })).not.toContain('--resume');
    expect(next({}, 'grade.json')).not.toContain('--resume');
  });
});

test('a sample has as many bugs as could be chosen, where all of them are known', () => {
  const sample = (change: Partial<Findings>) =>
    notes(
      gradeWith({
        choice: { all: false, sample: { count: 50, seed: 'ann' } },
        bugs: [bug('auth/one', 'missed'), bug('auth/two', 'not-reached')],
        ...change,
      }),
    );
  expect(sample({})).toEqual(['A sample of 1 bug: --sample-seed "ann" chooses it again.']);
  const atMost = 'A sample of at most 50 bugs: --sample-seed "ann" chooses it again.';
  expect(sample({ part: { number: 1, of: 2 } })).toContain(atMost);
  expect(sample({ complete: false })).toContain(atMost);
});

test('a part of a grade lists no test that noticed no bug, because another part may have that bug', () => {
  const idle = (part?: Findings['part']) =>
    testLists(gradeWith({ tests, part, bugs: [bug('auth/one', 'missed')] }))[0]?.tests.map(({ name }) => name);
  expect(idle()).toEqual(['signs in']);
  expect(idle({ number: 1, of: 2 })).toEqual([]);
});

test('no test of a page with a bug that timed out is said to have noticed none', () => {
  const idle = (...bugs: BugResult[]) => testLists(gradeWith({ tests, bugs }))[0]?.tests.length;
  expect(idle(bug('auth/one', 'missed'), { ...bug('tables/two', 'timed-out'), page: 'tables' })).toBe(1);
  expect(idle(bug('auth/one', 'missed'), bug('auth/two', 'timed-out'))).toBe(0);
});

test('JUnit tells a bug that timed out from one that was caught', () => {
  const junit = (result: BugResult['result']) => junitReport(gradeWith({ bugs: [bug('auth/one', result)] }), false);
  expect(junit('timed-out')).toContain('<system-out>1 of 1 bug timed out</system-out>');
  expect(junit('caught')).not.toContain('system-out');
});

test('a part of a grade that has only rebuilds says how many passed', () => {
  const rebuilds = [{ id: 'auth/rebuild-1', page: 'auth', result: 'passed' as const, seconds: 1 }];
  expect(textReport(gradeWith({ rebuilds }), false)).toContain('Rebuilds 1 of 1');
});

test('the table keeps a row in a line on a terminal', () => {
  vi.stubEnv('COLUMNS', '80');
  const bugs = [...Array(9).keys()].map((index) => bug(`auth/bug-${index}`, index > 4 ? 'missed' : 'caught'));
  const report = textReport(gradeWith({ bugs }), false);
  vi.unstubAllEnvs();
  expect(report).toMatch(/^.*page +bugs +caught +missed +slowest run.*\nauth +9 +5 +4 +56 % +1 s\n/);
});
