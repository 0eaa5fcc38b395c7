import { counted } from '../output/text';
import type { BuiltBug } from '../server/manifest';
import type { Coverage } from './coverage';
import type { PageTrial } from './groups';
import { type Kind, kinds } from './part';
import { type Choice, isNamed, type Trial } from './plan';
import type { BugResult, GradedTest, HarmlessResult } from './result';
import type { NotRun, Run } from './runner';
import { serveCommand } from './serve-command';
import { lastLines, type SuiteTests } from './suite-tests';
import { verdictsOf } from './verdicts';

export type TrialResult = BugResult | HarmlessResult;

/** How many of the tests that failed have their failure in a result's output. */
const mostFailures = 5;

/** The result of a trial that had a run of its own, and of several that could not be run. */
export function resultOfRun(trial: Trial, run: Run | NotRun, suite: SuiteTests, only?: readonly string[]): TrialResult {
  if (run.outcome === 'not-run') return notRun(trial, run.reason);
  const reading = suite.read(run, only);
  const { missing, endedWell } = reading;
  // Without results every test is missing, which says nothing of the trial.
  if (run.outcome === 'passed' && !run.tests && suite.names && trial.kind !== 'bugs') {
    const silent = 'The suite wrote no results of its tests, although it did so on the correct site.';
    return notRun(trial, run.problem ?? silent);
  }
  // A name that no correct run has is that of no test: some tools write the failure of a hook as one.
  const failed = suite.names ? reading.failed.filter((name) => suite.names?.includes(name)) : reading.failed;
  const isBug = trial.kind === 'bugs';
  const tests = suite.names ? failedTests(trial, run, failed) : {};
  const ended = { seconds: rounded(run.seconds), ...tests };
  if (run.outcome === 'timed-out') {
    return resultWith(trial, { ...ended, result: isBug ? 'timed-out' : 'broken' }, lastLines(run.output, 20));
  }
  if (failed.length > 0)
    return resultWith(trial, { ...ended, result: isBug ? 'caught' : 'broken' }, failuresIn(run, failed));
  if (!endedWell) {
    const byExitCode = suite.names && isBug ? { byExitCode: true as const } : {};
    const result = isBug ? 'caught' : 'broken';
    return resultWith(
      trial,
      { ...ended, ...byExitCode, result, ...leftOut(trial, missing) },
      lastLines(run.output, 20),
    );
  }
  if (missing.length === 0) return resultWith(trial, { ...ended, result: isBug ? 'missed' : 'passed' });
  if (!isBug) return resultWith(trial, { ...ended, result: 'broken', ...leftOut(trial, missing) });
  if (suite.exitCodeCounts) return resultWith(trial, { ...ended, result: 'missed' });
  return notRun(
    trial,
    `${counted(missing.length, 'test')} had no result, and the suite fails on the correct site, too.`,
  );
}

/** The results that a run of several trials gives, and the trials of which it says nothing, or nothing certain. */
export function resultsOfGroup(
  trials: readonly PageTrial[],
  run: Run,
  suite: SuiteTests,
  coverage: Coverage,
  only?: readonly string[],
): { results: Map<Trial, TrialResult>; again: PageTrial[]; doubtful: PageTrial[]; unclear: string[] } {
  const { verdicts, unclear } = verdictsOf(trials, coverage, suite.read(run, only));
  const results = new Map<Trial, TrialResult>();
  const open = { again: [] as PageTrial[], doubtful: [] as PageTrial[] };
  for (const [trial, { verdict, noticedBy }] of verdicts) {
    if (verdict === 'again' || verdict === 'doubtful') {
      open[verdict].push(trial);
      continue;
    }
    const isBug = trial.kind === 'bugs';
    const noticed = verdict === 'noticed';
    const result = isBug ? (noticed ? 'caught' : 'missed') : noticed ? 'broken' : 'passed';
    const ended = { seconds: rounded(run.seconds), ...failedTests(trial, run, noticedBy) };
    results.set(trial, resultWith(trial, { ...ended, result }, failuresIn(run, noticedBy)));
  }
  return { results, ...open, unclear };
}

/** The tests of the suite, each with the pages that it shows and the bugs that it noticed. */
export function gradedTests(
  suite: SuiteTests,
  coverage: Coverage,
  results: Iterable<TrialResult>,
  unclear: ReadonlySet<string>,
): GradedTest[] {
  const noticed = new Map<string, string[]>();
  for (const { id, ...result } of results) {
    for (const test of 'noticedBy' in result ? (result.noticedBy ?? []) : []) {
      noticed.set(test, [...(noticed.get(test) ?? []), id]);
    }
  }
  return (suite.names ?? []).map((name) => {
    const pages = coverage.get(name);
    return {
      name,
      ...(pages && { pages: [...pages].sort() }),
      noticed: (noticed.get(name) ?? []).sort(),
      ...(unclear.has(name) && !noticed.has(name) && { unclear: true as const }),
      ...(suite.flaky.includes(name) && { flaky: true as const }),
    };
  });
}

/** The results in the order of the plan, and what is said about bugs on pages that the suite does not show. */
export function listed(
  choice: Choice,
  plan: readonly Trial[],
  results: ReadonlyMap<string, TrialResult>,
  isReached: (trial: Trial) => boolean,
) {
  const of = (kind: Kind) =>
    plan.flatMap((trial) => {
      if (trial.kind !== kind) return [];
      const found = results.get(keyOf(trial));
      if (found) return [found];
      if (trial.kind !== 'bugs' || isReached(trial)) return [];
      const result = isNamed(trial.bug, choice) ? ('missed' as const) : ('not-reached' as const);
      return [{ ...described(trial.bug), result, seconds: null }];
    });
  return {
    bugs: of('bugs') as BugResult[],
    rebuilds: of('rebuilds') as HarmlessResult[],
    redesigns: of('redesigns') as HarmlessResult[],
    conditions: of('conditions') as HarmlessResult[],
  };
}

/** What a result of an earlier grade is known by. */
export function keyOf({ kind, id }: Pick<Trial, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Results of an earlier grade that are those of a run. The rest is tried again. */
export function earlierResults(earlier: Readonly<Record<Kind, readonly TrialResult[]>> | undefined) {
  const all = kinds.flatMap((kind) =>
    (earlier?.[kind] ?? []).map((result) => ({ key: keyOf({ kind, id: result.id }), result })),
  );
  const hasRun = ({ result, seconds }: TrialResult) => result !== 'not-run' && seconds !== null;
  return new Map(all.filter(({ result }) => hasRun(result)).map(({ key, result }) => [key, result]));
}

/** With one decimal. */
export function rounded(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}

function notRun(trial: Trial, reason: string): TrialResult {
  return resultWith(trial, { result: 'not-run', seconds: null, reason });
}

function resultWith(trial: Trial, result: Omit<TrialResult, 'id' | 'page'>, output = ''): TrialResult {
  const command = serveCommand(trial.options);
  return {
    ...(trial.kind === 'bugs' && described(trial.bug)),
    id: trial.id,
    ...result,
    ...(output && { output }),
    ...(command && { command }),
  } as TrialResult;
}

/** The tests that failed, under the name that a result of this kind has for them. */
function failedTests({ kind }: Trial, { tests }: Run, failed: readonly string[]) {
  if (kind === 'bugs') return { noticedBy: [...failed] };
  const brokenTests = failed.map((test) => ({ test, message: tests?.get(test)?.message ?? '' }));
  return brokenTests.length > 0 ? { brokenTests } : {};
}

function failuresIn({ tests }: Run, failed: readonly string[]): string {
  const shown = failed.slice(0, mostFailures).flatMap((name) => [name, `  ${tests?.get(name)?.message ?? 'failed'}`]);
  return [...shown, ...(failed.length > mostFailures ? [`and ${failed.length - mostFailures} more`] : [])]
    .join('\n')
    .slice(0, 4000);
}

function leftOut({ kind }: Trial, missing: readonly string[]) {
  return kind === 'bugs' || missing.length === 0 ? {} : { testsLeftOut: missing.length };
}

function described({ id, page, requirement, level }: BuiltBug) {
  return { id, page, requirement, level };
}
