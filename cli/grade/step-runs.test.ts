import { expect, test } from 'vitest';
import { CorrectRuns } from './correct-runs';
import type { TrialResult } from './outcomes';
import type { Trial } from './plan';
import { type Run, Runner } from './runner';
import { stepOf } from './secret-order';
import { limitOf, type Progress, StepRuns } from './step-runs';
import { SuiteTests } from './suite-tests';

const passed: Run = { outcome: 'passed', seconds: 1, end: 'exit code 0', output: '' };
const failed: Run = { ...passed, outcome: 'failed', end: 'exit code 1' };

/** What is found of these trials, by a suite whose runs end like this. */
async function found(trials: readonly Trial[], runs: readonly Run[]) {
  const runner = new Runner({ command: ['pytest'], signal: new AbortController().signal });
  const left = [...runs];
  runner.run = async () => left.shift() ?? passed;
  const correct = new CorrectRuns({});
  const results = new Map<string, TrialResult>();
  const suite = new SuiteTests([passed]);
  await new StepRuns({ runner, suite, correct, jobs: 1, results, unclear: new Set() }).work(
    trials.map((trial) => stepOf([trial])),
  );
  expect(left).toEqual([]);
  return { results: [...results.values()].map(({ id, result }) => `${id} ${result}`), correct: correct.found() };
}

const rebuild: Trial = { kind: 'rebuilds', id: 'auth/rebuild-1', page: 'auth', options: {} };

test('a rebuild that breaks the suite once was broken by chance, which counts as one on the correct site', async () => {
  expect(await found([rebuild], [failed, passed])).toMatchObject({
    results: ['auth/rebuild-1 passed'],
    correct: { runs: 1, failed: 1 },
  });
});

test('one that breaks it twice has broken it', async () => {
  expect(await found([rebuild], [failed, failed])).toMatchObject({
    results: ['auth/rebuild-1 broken'],
    correct: { runs: 0, failed: 0 },
  });
});

test('a redesign is tried once', async () => {
  const redesign: Trial = { kind: 'redesigns', id: 'ids', options: {} };
  expect(await found([redesign], [failed])).toMatchObject({ results: ['ids broken'], correct: { failed: 0 } });
});

test('the progress of a resumed grade counts the results of its own runs', async () => {
  const runner = new Runner({ command: ['pytest'], signal: new AbortController().signal });
  runner.run = async () => passed;
  const results = new Map<string, TrialResult>([['earlier', { id: 'ids', result: 'broken', seconds: 1 }]]);
  const told: Progress[] = [];
  const settings = { runner, suite: new SuiteTests([passed]), correct: new CorrectRuns({}), jobs: 1 };
  await new StepRuns({ ...settings, results, unclear: new Set(), onProgress: (one) => told.push(one) }).work([
    stepOf([rebuild]),
  ]);
  expect(told.at(-1)).toMatchObject({ done: 1, total: 1, results: { passed: 1 } });
  expect(told.at(-1)?.results).not.toHaveProperty('broken');
});

test('a run is ended late enough for tests that wait for what does not come, and for a slow server', () => {
  const [one, two] = ['auth', 'forms'].map((page) => ({ kind: 'rebuilds', id: page, page, options: {} }) as Trial);
  expect(limitOf([one as Trial], 10)).toBe(40_000);
  expect(limitOf([one, two] as Trial[], 10)).toBe(70_000);
  expect(limitOf([{ kind: 'conditions', id: 'slow', options: {} }], 10)).toBe(160_000);
  expect(limitOf([], 10)).toBe(160_000);
});
