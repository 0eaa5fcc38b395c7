import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { version } from '../../package.json';
import { home } from '../../site/catalogue';
import { deleteLeftovers } from '../output/leftovers';
import type { PracticeSiteOptions } from '../start/start-site';
import { CorrectRuns } from './correct-runs';
import { outagesOf } from './coverage';
import { coverageFrom, outagesFrom, writtenOutage } from './earlier-coverage';
import { findCoverage } from './find-coverage';
import { type FirstRunsSettings, firstRuns, isShown } from './first-runs';
import { countByPage, groupsBy, isPageTrial } from './groups';
import { commandLine, identityOf } from './identity';
import { earlierResults, gradedTests, keyOf, listed } from './outcomes';
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
import { findingsOf, type GradeResult, resultOf } from './result';
import { Runner, type RunnerSettings } from './runner';
import { inSecretOrder } from './secret-order';
import { limitOf, type Progress, StepRuns } from './step-runs';
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

/**
 * Runs a suite on the correct site, then for all bugs, redesigns and conditions, on a site of its own each time. Where
 * the suite says how each of its tests ended, many bugs share a run.
 *
 * Rejects with a CliError if there is nothing to grade by: the command cannot be started, the suite fails on the
 * correct site, or it shows none of the pages in question.
 */
export async function grade(settings: GradeSettings): Promise<GradeResult> {
  await deleteLeftovers();
  const { signal, earlier, sample, shard } = settings;
  const options = correctOptions(settings, settings.options);
  const plan = planOf(settings, settings.options);
  // No more than there are trials: the correct site, too, is tried with this number at once.
  const jobs = Math.max(1, Math.min(jobsOf(settings), plan.trials.length));
  const runner = new Runner(settings);

  const known = earlier && findingsOf(earlier);
  const correct = new CorrectRuns(options, known?.correct);
  const suite = await firstRuns(settings, runner, options, jobs, (run, shown) => correct.note(run, false, shown));
  if (!signal.aborted) settings.onSuite?.(suite);

  // Before a run has ended it is not known what the suite shows.
  const isReached = (trial: Trial) => !isPageTrial(trial) || correct.runs === 0 || isShown(trial.page, correct.pages);
  // A bug that the user named counts as missed where the suite does not show its page.
  const counts = (trial: Trial) => isReached(trial) || (trial.kind === 'bugs' && isNamed(trial.bug, settings));
  const chosen = sample ? sampled(plan.trials, sample, counts) : plan.trials;
  const trials = inShard(chosen, shard);
  const results = earlierResults(known);
  let coverage = coverageFrom(known?.tests, suite);
  const outages = coverage ? [] : outagesFrom(known, suite);
  const unclear = new Set(known?.tests?.flatMap((test) => (test.unclear ? [test.name] : [])));
  const secret = randomBytes(16).toString('hex');
  const untried = () => trials.filter((trial) => isReached(trial) && !results.has(keyOf(trial)));
  const snapshot = (complete: boolean) =>
    resultOf({
      version,
      command: commandLine(settings.command),
      complete,
      ...(complete ? { secret } : { left: untried().length }),
      ...identityOf(settings),
      correct: correct.found(),
      runs: (known?.runs ?? 0) + runner.runs,
      leftOut: {
        around: plan.leftOut.filter((bug) => !isAboutOptions(bug)).length,
        options: plan.leftOut.filter((bug) => isAboutOptions(bug) && isShown(bug.page, correct.pages)).length,
      },
      ...(suite.names && { tests: gradedTests(suite, coverage ?? new Map(), results.values(), unclear) }),
      ...(!coverage && outages.length > 0 && { outages: outages.map(writtenOutage) }),
      ...(suite.failing.length > 0 && { failingTests: [...suite.failing] }),
      ...listed(settings, trials, results, isReached),
    });
  // An earlier grade knows all that is known by now, and more.
  if (signal.aborted) return earlier ?? snapshot(false);

  const rest = untried();
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

  settings.onStart?.();
  settings.onResult?.(snapshot(false));
  const runs = new StepRuns({
    runner,
    suite,
    correct,
    coverage,
    jobs,
    results,
    unclear,
    onProgress: settings.onProgress,
    onResults: () => settings.onResult?.(snapshot(false)),
  });
  await runs.work(steps);
  return snapshot(!signal.aborted);
}

/** How many runs there are at the same time. */
export function jobsOf({ options, results, jobs }: Pick<GradeSettings, 'options' | 'results' | 'jobs'>): number {
  // Runs at the same time would read each other's results.
  if (options.port || haveOnePlace(results)) return 1;
  return jobs ?? Math.max(1, Math.floor(availableParallelism() / 2));
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
