import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { version } from '../../package.json';
import { home } from '../../site/catalogue';
import type { PracticeSiteOptions } from '../start/start-site';
import { type Coverage, type Outage, outagesOf } from './coverage';
import { findCoverage } from './find-coverage';
import { type FirstRunsSettings, firstRuns, isShown } from './first-runs';
import { countByPage, inGroups, isPageTrial, mayGoTogether, type PageTrial } from './groups';
import { commandLine, identityOf } from './identity';
import {
  earlierResults,
  gradedTests,
  keyOf,
  listed,
  resultOfRun,
  resultsOfGroup,
  rounded,
  type TrialResult,
} from './outcomes';
import type { Kind } from './part';
import {
  correctOptions,
  inShard,
  isAboutOptions,
  isNamed,
  planOf,
  type Sample,
  type Shard,
  sampled,
  type Trial,
} from './plan';
import { Queue } from './queue';
import { type Findings, findingsOf, type GradeResult, resultOf } from './result';
import { type Run, Runner, type RunnerSettings } from './runner';
import { inSecretOrder, type Step, stepOf } from './secret-order';
import type { ShownPages } from './shown-pages';
import type { SuiteTests } from './suite-tests';
import { haveOnePlace } from './tests/test-results';

export type GradeSettings = FirstRunsSettings &
  RunnerSettings & {
    /** Run options of the correct site, and the port, if the suite has a fixed address. */
    options: PracticeSiteOptions;
    /** Runs at the same time. Default: half of the cores; one with a fixed port, or with results in one place. */
    jobs?: number;
    shard?: Shard;
    sample?: Sample;
    /** What an earlier grade of the same found, before it was ended. */
    earlier?: GradeResult;
    /** Called with the suite's tests when it has passed on the correct site. What it throws ends the grade. */
    onSuite?: (suite: SuiteTests) => void;
    /** Called when the suite has passed on the correct site. */
    onEstimate?: (estimate: Estimate) => void;
    /** Called while it is found out which tests show which pages, with the number of runs that are done, and of all. */
    onCoverage?: (done: number, total: number) => void;
    /** Called when the trials begin. */
    onStart?: () => void;
    onProgress?: (progress: Progress) => void;
    /** Called with all that is known, at the start of the trials and after each. */
    onResult?: (result: GradeResult) => void;
  };

export type Estimate = {
  /** The slowest run on the correct site, in seconds. */
  seconds: number;
  /** How many trials there are of each kind, and on how many pages the bugs are. */
  counts: Readonly<Record<Kind, number>> & { pages: number };
  /** How many tests the suite has, where single tests are known. */
  tests?: number;
  /** How many runs there will be, as far as is known. */
  runs: number;
  /** How long all of them may take, in seconds. */
  left: number;
  jobs: number;
};

export type Progress = {
  /** Of the runs. */
  done: number;
  total: number;
  /** What is being tried: ids of bugs and conditions. */
  running: readonly string[];
  /** How many trials have had each result. */
  results: Readonly<Partial<Record<TrialResult['result'], number>>>;
};

/**
 * How long a run may take, in milliseconds, given the slowest correct run. With bugs: three times as long, and more for
 * each, because tests wait for what does not come. With nothing wrong: so long that no suite is ended for being slow
 * alone. On a slow server a page has loaded after 1.65 instead of 0.36 seconds.
 */
function limitOf(trials: readonly Trial[], seconds: number): number {
  const isAboutPages = trials.length > 0 && trials.every(isPageTrial);
  if (!isAboutPages) return 10 * seconds * 1000 + 60_000;
  // The extra time for each further bug: as long as most tools let one test wait.
  return 3 * seconds * 1000 + 10_000 + 30_000 * (trials.length - 1);
}

/**
 * Runs a suite on the correct site, then for all bugs, redesigns and conditions, on a site of its own each time. Where
 * the suite says how each of its tests ended, many bugs share a run.
 *
 * Rejects with a CliError if there is nothing to grade by: the command cannot be started, the suite fails on the
 * correct site, or it shows none of the pages in question.
 */
export async function grade(settings: GradeSettings): Promise<GradeResult> {
  const { signal, earlier, sample, shard } = settings;
  const options = correctOptions(settings, settings.options);
  const plan = planOf(settings, settings.options);
  // No more than there are trials: the correct site, too, is tried with this number at once.
  const jobs = Math.max(1, Math.min(jobsOf(settings), plan.trials.length));
  const runner = new Runner(settings);

  const known = earlier && findingsOf(earlier);
  const correct = known ? { ...known.correct, seconds: 0 } : { seconds: 0, pages: [], runs: 0, failed: 0 };
  const noteCorrect = (run: Run, failed: boolean, shown?: ShownPages) => {
    if (run.outcome === 'stopped') return;
    correct.runs++;
    if (failed) correct.failed++;
    correct.seconds = Math.max(correct.seconds, rounded(run.seconds));
    correct.pages = [...new Set([...correct.pages, ...(shown?.ids ?? [])])].sort();
  };
  const suite = await firstRuns(settings, runner, options, jobs, (run, shown) => noteCorrect(run, false, shown));
  if (!signal.aborted) settings.onSuite?.(suite);

  const isReached = (trial: Trial) => !isPageTrial(trial) || isShown(trial.page, correct.pages);
  // A bug that the user named counts as missed where the suite does not show its page.
  const counts = (trial: Trial) => isReached(trial) || (trial.kind === 'bugs' && isNamed(trial.bug, settings));
  const chosen = sample ? sampled(plan.trials, sample, counts) : plan.trials;
  const trials = inShard(chosen, shard);
  const leftOut = plan.leftOut.filter(({ page }) => isShown(page, correct.pages));
  const results = earlierResults(known);
  let coverage = coverageFrom(known?.tests, suite);
  const outages = coverage ? [] : outagesFrom(known, suite);
  const unclear = new Set(known?.tests?.flatMap((test) => (test.unclear ? [test.name] : [])));
  const secret = randomBytes(16).toString('hex');
  const snapshot = (complete: boolean) =>
    resultOf({
      version,
      command: commandLine(settings.command),
      complete,
      ...(complete && { secret }),
      ...identityOf(settings),
      correct,
      runs: (known?.runs ?? 0) + runner.runs,
      leftOut: {
        around: leftOut.filter((bug) => !isAboutOptions(bug)).length,
        options: leftOut.filter(isAboutOptions).length,
      },
      ...(suite.names && { tests: gradedTests(suite, coverage ?? new Map(), results.values(), unclear) }),
      ...(!coverage && outages.length > 0 && { outages: outages.map(writtenOutage) }),
      ...(suite.failing.length > 0 && { failingTests: [...suite.failing] }),
      ...listed(settings, trials, results, isReached),
    });
  if (signal.aborted) return snapshot(false);

  const rest = trials.filter((trial) => isReached(trial) && !results.has(keyOf(trial)));
  const estimate = (runs: number) =>
    settings.onEstimate?.({
      seconds: correct.seconds,
      counts: countsOf(rest),
      ...(suite.names && { tests: suite.names.length }),
      runs,
      left: (correct.seconds * runs) / jobs,
      jobs,
    });
  const apart = suite.names && !coverage ? toTellApart(rest, correct.pages, runner.takesTests) : undefined;
  if (apart) {
    const first = apart.sets.length - outages.filter(({ settles }) => !settles).length;
    estimate(first + inSecretOrder(rest, secret, options, groupsBy(new Map())).length);
    const limit = limitOf([], correct.seconds);
    coverage = await findCoverage(runner, suite, {
      options,
      ...apart,
      jobs,
      limit,
      known: [...outages],
      onOutage: (outage) => {
        outages.push(outage);
        settings.onResult?.(snapshot(false));
      },
      onProgress: settings.onCoverage,
    });
    if (!coverage) return snapshot(false);
  }
  const steps = inSecretOrder(rest, secret, options, coverage && groupsBy(coverage));
  if (!apart) estimate(steps.length);

  let queue = new Queue(steps);
  // Trials of which a shared run said nothing certain. They are tried again at the end, in other groups.
  const doubtful: PageTrial[] = [];
  let isFirstTry = true;
  const running = new Map<Step, string>();
  let done = 0;
  const progress = () => {
    const outcomes: Partial<Record<TrialResult['result'], number>> = {};
    for (const { result } of results.values()) outcomes[result] = (outcomes[result] ?? 0) + 1;
    const total = done + running.size + queue.length;
    settings.onProgress?.({ done, total, running: [...running.values()], results: outcomes });
  };
  settings.onStart?.();
  settings.onResult?.(snapshot(false));
  progress();

  const work = async (step: Step) => {
    running.set(step, nameOf(step));
    progress();
    const { trials } = step;
    const only = coverage && testsOf(step, coverage);
    const attempt = () => runNeeded(runner, step, suite, limitOf(trials, correct.seconds), only);
    let run = await attempt();
    if (run.outcome === 'timed-out' && trials.length === 1) {
      // The machine may have become slower, and with it every run of the suite.
      const again = await runner.run(options, { limit: limitOf([], correct.seconds) });
      if (again.outcome !== 'not-run') noteCorrect(again, hasFailed(again, suite));
      if (!signal.aborted) run = await attempt();
    }
    running.delete(step);
    if (run.outcome === 'stopped' || signal.aborted) return;
    done++;
    const [first] = trials;
    if (!first) {
      if (run.outcome !== 'not-run') noteCorrect(run, hasFailed(run, suite));
    } else if (trials.length === 1 || run.outcome === 'not-run') {
      for (const trial of trials) results.set(keyOf(trial), resultOfRun(trial, run, suite, only));
    } else if (run.outcome === 'timed-out') {
      queue.addFirst(halvesOf(trials).map(stepOf));
    } else {
      const told = resultsOfGroup(trials.filter(isPageTrial), run, suite, coverage ?? new Map(), only);
      for (const [trial, result] of told.results) results.set(keyOf(trial), result);
      for (const test of told.unclear) unclear.add(test);
      if (isFirstTry) doubtful.push(...told.doubtful);
      const again = isFirstTry ? told.again : [...told.again, ...told.doubtful];
      if (again.length > 0) queue.addFirst((again.length < trials.length ? [again] : halvesOf(again)).map(stepOf));
    }
    progress();
    settings.onResult?.(snapshot(false));
  };
  await queue.work(jobs, signal, work);
  isFirstTry = false;
  queue = new Queue(groupsBy(coverage ?? new Map())(doubtful).map(stepOf));
  await queue.work(jobs, signal, work);
  return snapshot(!signal.aborted);
}

function jobsOf({ options, results, jobs }: GradeSettings): number {
  const fixedPort = options.port !== undefined && options.port !== null;
  // Runs at the same time would read each other's results.
  if (fixedPort || haveOnePlace(results)) return 1;
  return jobs ?? Math.max(1, Math.floor(availableParallelism() / 2));
}

/** Which pages each test shows, by an earlier grade. Undefined unless that knew it of all tests. */
function coverageFrom(tests: GradeResult['tests'], { names }: SuiteTests): Coverage | undefined {
  const known = new Map(
    tests?.flatMap(({ name, pages }) => (pages ? [[name, new Set(pages)] as [string, Set<string>]] : [])),
  );
  return names?.every((name) => known.has(name)) ? known : undefined;
}

/** The runs without some pages that an earlier grade of the same tests has done. */
function outagesFrom(earlier: Findings | undefined, { names }: SuiteTests): Outage[] {
  const isSame = names?.join('\n') === earlier?.tests?.map(({ name }) => name).join('\n');
  if (!isSame) return [];
  return (earlier?.outages ?? []).map(({ pages, passed, failed, settles }) => ({
    pages: new Set(pages),
    passed: new Set(passed),
    failed: new Set(failed),
    settles,
  }));
}

function writtenOutage({ pages, passed, failed, settles }: Outage) {
  return { pages: [...pages], passed: [...passed], failed: [...failed], settles };
}

/**
 * The pages of which to find out which tests show them, and the sets of them to remove for that. Undefined if it is not
 * worth these runs. It saves those that trials share, and of the others what they can leave out, which is most where the
 * suite takes `{tests}`; where it does not, it is at least known of each test whether it could have noticed a bug. The
 * shell is around all pages, and its bugs are tried alone.
 */
function toTellApart(trials: readonly Trial[], shown: readonly string[], takesTests: boolean) {
  const ofPages = trials.filter(isPageTrial).filter(({ page }) => page !== 'shell');
  const countOf = countByPage(ofPages);
  const pages = [...countOf.keys()];
  if (pages.length === 0) return undefined;
  const alone = Math.max(...countOf.values());
  const saved = ofPages.length - alone + alone * (takesTests ? 0.5 : 0.1);
  const showsOthers = shown.some((page) => page !== home.id && !pages.includes(page));
  const sets = outagesOf(pages, showsOthers);
  // `saved` is more than none, so where there is nothing to remove this holds.
  return sets.length < saved ? { pages, sets } : undefined;
}

function groupsBy(coverage: Coverage) {
  return (trials: readonly Trial[]): Trial[][] => {
    const others = trials.filter((trial) => !isPageTrial(trial));
    return [...inGroups(trials.filter(isPageTrial), mayGoTogether(coverage)), ...others.map((trial) => [trial])];
  };
}

/** The tests that a step needs: those that show one of its pages. Undefined for all. */
function testsOf({ trials }: Step, coverage: Coverage): readonly string[] | undefined {
  const pages = new Set(trials.map((trial) => (isPageTrial(trial) ? trial.page : 'shell')));
  if (pages.has('shell') || trials.length === 0) return undefined;
  const tests = [...coverage].filter(([, shown]) => [...shown].some((page) => pages.has(page))).map(([name]) => name);
  return tests.length > 0 ? tests : undefined;
}

/** A run with the tests that a step needs; with all of them where the suite finds none by their names. */
async function runNeeded(runner: Runner, step: Step, suite: SuiteTests, limit: number, only?: readonly string[]) {
  const run = await runner.run(step.options, { limit, only });
  if (!only || !runner.takesTests || run.outcome === 'not-run' || run.outcome === 'stopped') return run;
  return suite.read(run, only).missing.length < only.length ? run : runner.run(step.options, { limit });
}

function hasFailed(run: Run, suite: SuiteTests): boolean {
  const { failed, missing, endedWell } = suite.read(run);
  // Results that cannot be read say nothing.
  return failed.length > 0 || (run.tests !== undefined && missing.length > 0) || !endedWell;
}

function halvesOf(trials: readonly Trial[]): Trial[][] {
  const middle = Math.ceil(trials.length / 2);
  return [trials.slice(0, middle), trials.slice(middle)];
}

function nameOf({ trials }: Step): string {
  const [first] = trials;
  if (!first) return 'the correct site';
  return trials.length > 1 ? `${first.id} and ${trials.length - 1} more` : first.id;
}

function countsOf(trials: readonly Trial[]): Estimate['counts'] {
  const count = (wanted: Kind) => trials.filter(({ kind }) => kind === wanted).length;
  const pages = new Set(trials.flatMap((trial) => (trial.kind === 'bugs' ? [trial.bug.page] : [])));
  return {
    bugs: count('bugs'),
    rebuilds: count('rebuilds'),
    redesigns: count('redesigns'),
    conditions: count('conditions'),
    pages: pages.size,
  };
}
