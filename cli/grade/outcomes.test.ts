import { expect, test } from 'vitest';
import { resultOfRun } from './outcomes';
import type { Trial } from './plan';
import type { Run } from './runner';
import { SuiteTests } from './suite-tests';

const run = (outcome: Run['outcome'], tests: Record<string, 'passed' | 'failed'>): Run => ({
  outcome,
  seconds: 1,
  end: 'exit code 1',
  output: 'what it printed',
  tests: new Map(Object.entries(tests).map(([name, outcome]) => [name, { name, outcome, flaky: false }])),
});

const bug = { id: 'auth/any-password', page: 'auth', requirement: 'refused', level: 1 };
const trial = { kind: 'bugs', id: bug.id, page: 'auth', bug, options: {} } as Trial;
const condition: Trial = { kind: 'conditions', id: 'late', options: { late: 500 } };
const suite = new SuiteTests([run('passed', { one: 'passed', two: 'passed' })]);
const someFail = new SuiteTests([run('failed', { one: 'passed', two: 'passed', never: 'failed' })]);

test('a bug is caught by the tests that failed', () => {
  const result = resultOfRun(trial, run('failed', { one: 'passed', two: 'failed' }), suite);
  expect(result).toMatchObject({ result: 'caught', noticedBy: ['two'] });
  expect(result).not.toHaveProperty('byExitCode');
});

test('a failure under a name that no correct run has is that of no test', () => {
  const result = resultOfRun(trial, run('failed', { one: 'passed', 'setup of two': 'failed' }), suite);
  expect(result).toMatchObject({ result: 'caught', noticedBy: [], byExitCode: true });
});

test('a run that ends well is a miss, even where tests have no result', () => {
  expect(resultOfRun(trial, run('passed', { one: 'passed' }), suite)).toMatchObject({ result: 'missed' });
});

test('where the exit code says nothing, a run without some results says nothing', () => {
  expect(resultOfRun(trial, run('failed', { one: 'passed', never: 'failed' }), someFail)).toMatchObject({
    result: 'not-run',
    reason: '1 test had no result, and the suite fails on the correct site, too.',
  });
  expect(resultOfRun(trial, run('failed', { one: 'passed', two: 'passed' }), someFail)).toMatchObject({
    result: 'missed',
  });
});

test('a condition in which a test has no result counts as broken', () => {
  expect(resultOfRun(condition, run('passed', { one: 'passed' }), suite)).toMatchObject({
    result: 'broken',
    testsLeftOut: 1,
  });
  expect(resultOfRun(condition, run('passed', { one: 'passed', two: 'passed' }), suite).result).toBe('passed');
});

test('a condition whose results cannot be read is not run, with the sentence that says why', () => {
  const unread: Run = { outcome: 'passed', seconds: 1, end: 'exit code 0', output: '', problem: 'It is half written.' };
  expect(resultOfRun(condition, unread, suite)).toMatchObject({ result: 'not-run', reason: 'It is half written.' });
  expect(resultOfRun(condition, { ...unread, problem: undefined }, suite)).toMatchObject({
    result: 'not-run',
    reason: 'The suite wrote no results of its tests, although it did so on the correct site.',
  });
  expect(resultOfRun(trial, unread, suite).result).toBe('missed');
});

test('the output has the failures of five tests, and how many more there are', () => {
  const names = Array.from({ length: 7 }, (_, index) => `test ${index + 1}`);
  const all = (outcome: 'passed' | 'failed') => Object.fromEntries(names.map((name) => [name, outcome]));
  const { output } = resultOfRun(trial, run('failed', all('failed')), new SuiteTests([run('passed', all('passed'))]));
  const told = names.slice(0, 5).flatMap((name) => [name, '  failed']);
  expect(output?.split('\n')).toEqual([...told, 'and 2 more']);
});
