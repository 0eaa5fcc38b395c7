import { expect, test } from 'vitest';
import type { RedesignId } from '../../site/redesigns';
import { checksFor, type HealTrial, healPlan, type NoticedBug, trialsAtOnce, unforeseen } from './heal-plan';

const bug = (id: string, ...noticedBy: string[]): NoticedBug => ({
  id,
  page: id.split('/')[0] ?? '',
  level: 1,
  kind: 'text',
  noticedBy,
});

const noticed = [
  bug('auth/a', 'login', 'logout'),
  bug('auth/b', 'logout'),
  bug('auth/c', 'logout'),
  bug('forms/a', 'form'),
  bug('forms/b', 'form'),
  bug('forms/c', 'other form'),
];

const idsFor = (mended: string[], bugs: number) => checksFor(noticed, mended, { bugs, seed: '1' }).map(({ id }) => id);

test('each mended test has a bug first, best one that no other test notices', () => {
  const [one, other] = idsFor(['logout', 'login'], 1);
  expect(one).toMatch(/^auth\/[bc]$/);
  expect(other).toBe('auth/a');
});

test('the mended tests are tried with at most three times the number of bugs', () => {
  expect(idsFor(['login', 'logout', 'form'], 1).slice(0, 3)).not.toContain('forms/c');
  expect(idsFor(['login', 'logout', 'form'], 2).slice(0, 5)).not.toContain('forms/c');
});

test('the other tests are tried with half of that number, or with the rest of it', () => {
  expect(idsFor(['login', 'logout', 'form'], 1).slice(3)).toEqual(['forms/c']);
  expect(idsFor(['form'], 2)).toHaveLength(3);
  expect(idsFor(['form'], 4)).toHaveLength(4);
  expect(idsFor([], 2)).toHaveLength(2);
});

/** The trials for a suite that notices these bugs, and of which these tests break under each redesign. */
function planFor(
  bugs: readonly NoticedBug[],
  brokenBy: Partial<Record<RedesignId, string[]>>,
  choice: { bugs: number; page?: string[] },
) {
  const results = bugs.map(({ id, page, level, noticedBy }) => {
    return { id, page, requirement: 'any', level, result: 'caught' as const, noticedBy: [...noticedBy], seconds: 1 };
  });
  const redesigns = Object.entries(brokenBy).map(([id, tests]) => {
    const brokenTests = tests.map((test) => ({ test, message: '' }));
    return { id, result: 'broken' as const, brokenTests, seconds: 1 };
  });
  return healPlan({ ...choice, seed: '1' }, { bugs: { results }, redesigns: { results: redesigns } }, bugs);
}

const ofKind = (trials: readonly HealTrial[], kind: HealTrial['kind']) =>
  trials.filter((trial) => trial.kind === kind).map(({ bug, redesign }) => bug ?? redesign);

test('of ten bugs three take an element away, and as many as there are of fewer', () => {
  const many = Array.from({ length: 20 }, (_, index) => bug(`auth/${index}`, 'login'));
  const gone = (count: number) =>
    many.map((one, index): NoticedBug => ({ ...one, takesAway: index < count || undefined }));
  const counts = (bugs: NoticedBug[]) => {
    const trials = planFor(bugs, {}, { bugs: 10 });
    return [ofKind(trials, 'bug').length, ofKind(trials, 'gone').length];
  };
  expect(counts(gone(12))).toEqual([7, 3]);
  expect(counts(gone(1))).toEqual([9, 1]);
  expect(counts(gone(0))).toEqual([10, 0]);
});

test('the redesigns that break the suite are tried, each once with a bug', () => {
  const trials = planFor(noticed, { ids: ['login'], tags: ['form'] }, { bugs: 4 });
  expect(ofKind(trials, 'unchanged')).toHaveLength(1);
  expect(ofKind(trials, 'redesign')).toEqual(['ids', 'tags']);
  expect(trials.filter(({ kind }) => kind === 'both').map(({ redesign }) => redesign)).toEqual(['ids', 'tags']);
});

test('a redesign goes with a bug that one of its broken tests notices and another one of them does not', () => {
  const pair = [bug('auth/a', 'login'), bug('forms/a', 'form')];
  const bothUnder = (bugs: NoticedBug[], ...broken: string[]) =>
    ofKind(planFor(bugs, { ids: broken }, { bugs: 2 }), 'both');
  expect(bothUnder(pair, 'login', 'logout')).toEqual(['auth/a']);
  expect(bothUnder(pair, 'form', 'other form')).toEqual(['forms/a']);
  // Of a bug that all of them notice, nothing would show whether the locators were mended.
  for (const [noticedByBoth, byOne] of [
    ['auth/a', 'auth/b'],
    ['auth/b', 'auth/a'],
  ] as const) {
    expect(bothUnder([bug(noticedByBoth, 'login', 'form'), bug(byOne, 'form')], 'login', 'form')).toEqual([byOne]);
  }
});

test('two redesigns have two bugs where there are two, and those that take an element away come last', () => {
  const pair = [bug('auth/a', 'login'), bug('auth/b', 'login')];
  const both = ofKind(planFor(pair, { ids: ['login'], tags: ['login'] }, { bugs: 2 }), 'both');
  expect(both.toSorted()).toEqual(['auth/a', 'auth/b']);
  const [first, second] = pair;
  const gone = [{ ...first, takesAway: true }, second] as NoticedBug[];
  expect(ofKind(planFor(gone, { ids: ['login'] }, { bugs: 2 }), 'both')).toEqual(['auth/b']);
});

test('a bug that no single test noticed is not tried, and none of another page than those that are named', () => {
  const results = planFor([bug('auth/a'), bug('auth/b', 'login')], {}, { bugs: 10 });
  expect(ofKind(results, 'bug')).toEqual(['auth/b']);
  const trials = planFor(noticed, {}, { bugs: 10, page: ['forms'] });
  expect(ofKind(trials, 'bug').toSorted()).toEqual(['forms/a', 'forms/b', 'forms/c']);
});

test('trials run one by one where they would share a port, or read results in one place', () => {
  expect(trialsAtOnce({ options: {}, jobs: 3 })).toBe(3);
  expect(trialsAtOnce({ options: { port: 7411 }, jobs: 3 })).toBe(1);
  expect(trialsAtOnce({ options: { port: 0 }, jobs: 3 })).toBe(3);
  expect(trialsAtOnce({ options: {}, jobs: 3, results: '/tmp/results/*.xml' })).toBe(1);
  expect(trialsAtOnce({ options: {}, jobs: 3, results: '/tmp/results/{port}/*.xml' })).toBe(3);
  // In its own copy of the suite each trial has its own.
  expect(trialsAtOnce({ options: {}, jobs: 3, results: 'results/*.xml' })).toBe(3);
});

test('each kind of trial may be the first one', () => {
  const kinds = ['unchanged', 'redesign', 'bug', 'both'] as const;
  const trials = kinds.map((kind) => ({ kind, noticedBy: [], checks: [] }));
  const orders = Array.from({ length: 300 }, () => unforeseen(trials).map(({ kind }) => kind));
  expect(new Set(orders.map(([first]) => first))).toEqual(new Set(kinds));
  for (const order of orders) expect([...order].sort()).toEqual([...kinds].sort());
});
