import { expect, test } from 'vitest';
import { mutationReport } from './report-html';
import { figures } from './report-text';
import { type BugResult, resultOf } from './result';

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

test('each bug lies on the line of its requirement', () => {
  const { source, mutants } = mutationReport(result, false, [{ id: 'auth/one', title: 'Signs in anybody' }]).files
    .auth as {
    source: string;
    mutants: { status: string; mutatorName: string; location: { start: { line: number } } }[];
  };
  const lines = mutants.map(({ location }) => source.split('\n')[location.start.line - 1]);
  expect(lines).toEqual(Array(4).fill(expect.stringMatching(/^refused: /)));
  expect(mutants.map(({ status }) => status)).toEqual(['Killed', 'Timeout', 'Survived', 'NoCoverage']);
  expect(mutants[0]?.mutatorName).toBe('Signs in anybody');
  expect(mutants[2]?.mutatorName).toBe('breaks “refused”');
});
