import type { CorrectRuns } from './correct-runs';
import type { Coverage } from './coverage';
import { groupsBy, isPageTrial, type PageTrial } from './groups';
import { keyOf, resultOfRun, resultsOfGroup, type TrialResult } from './outcomes';
import type { Trial } from './plan';
import { Queue } from './queue';
import type { NotRun, Run, Runner } from './runner';
import { type Step, stepOf } from './secret-order';
import type { SuiteTests } from './suite-tests';

export type Progress = {
  /** Of the runs. */
  done: number;
  total: number;
  /** What is being tried: ids of bugs and conditions. */
  running: readonly string[];
  /** How many trials have had each result in these runs. */
  results: Readonly<Partial<Record<TrialResult['result'], number>>>;
};

type StepRunsSettings = {
  runner: Runner;
  suite: SuiteTests;
  correct: CorrectRuns;
  /** Which pages each test shows, if that is known. */
  coverage?: Coverage;
  jobs: number;
  /** Where the result of each trial goes, by its key. */
  results: Map<string, TrialResult>;
  /** Where the tests go that failed in shared runs alone, and it is not known for which bug. */
  unclear: Set<string>;
  onProgress?: (progress: Progress) => void;
  /** Called when there are more results. */
  onResults?: () => void;
};

/**
 * Runs steps until every trial has a result. What a shared run says nothing certain of is tried again: in smaller runs
 * at once, or in other groups at the end.
 */
export class StepRuns {
  readonly #settings: StepRunsSettings;
  #queue = new Queue<Step>([]);
  readonly #running = new Map<Step, string>();
  /** The trials that had a result before, where a grade is resumed. */
  readonly #earlier: ReadonlySet<string>;
  #done = 0;
  #isFirstTry = true;
  readonly #doubtful: PageTrial[] = [];
  /** Rebuilds that broke the suite and are tried once more: nothing is wrong there, so it may have been by chance. */
  readonly #brokenOnce = new Set<Trial>();

  constructor(settings: StepRunsSettings) {
    this.#settings = settings;
    this.#earlier = new Set(settings.results.keys());
  }

  async work(steps: readonly Step[]) {
    await this.#workOff(steps);
    this.#isFirstTry = false;
    await this.#workOff(groupsBy(this.#coverage)(this.#doubtful).map(stepOf));
  }

  get #coverage(): Coverage {
    return this.#settings.coverage ?? new Map();
  }

  async #workOff(steps: readonly Step[]) {
    const { jobs, runner } = this.#settings;
    this.#queue = new Queue(steps);
    this.#tellProgress();
    await this.#queue.work(jobs, runner.settings.signal, (step) => this.#work(step));
  }

  async #work(step: Step) {
    const { runner, coverage } = this.#settings;
    this.#running.set(step, nameOf(step));
    this.#tellProgress();
    const only = coverage && testsOf(step, coverage);
    const run = await this.#run(step, only);
    this.#running.delete(step);
    if (run.outcome === 'stopped' || runner.settings.signal.aborted) return;
    this.#done++;
    this.#note(step, run, only);
    this.#tellProgress();
    this.#settings.onResults?.();
  }

  /** The run of a step. One that is not shared runs again where it did not end in time. */
  async #run(step: Step, only?: readonly string[]): Promise<Run | NotRun> {
    const { runner, suite, correct } = this.#settings;
    const attempt = () => runNeeded(runner, step, suite, limitOf(step.trials, correct.seconds), only);
    const run = await attempt();
    if (run.outcome !== 'timed-out' || step.trials.length !== 1) return run;
    // The machine may have become slower, and with it every run of the suite.
    const again = await runner.run(correct.options, { limit: limitOf([], correct.seconds) });
    if (again.outcome !== 'not-run') correct.note(again, hasFailed(again, suite));
    return runner.settings.signal.aborted ? run : attempt();
  }

  #note({ trials }: Step, run: Run | NotRun, only?: readonly string[]) {
    const { correct, suite } = this.#settings;
    if (trials.length === 0) {
      if (run.outcome !== 'not-run') correct.note(run, hasFailed(run, suite));
    } else if (trials.length === 1 || run.outcome === 'not-run') {
      for (const trial of trials) this.#noteResult(trial, resultOfRun(trial, run, suite, only));
    } else if (run.outcome === 'timed-out') {
      this.#queue.addFirst(halvesOf(trials).map(stepOf));
    } else {
      this.#noteShared(trials.filter(isPageTrial), run, only);
    }
  }

  #noteShared(trials: readonly PageTrial[], run: Run, only?: readonly string[]) {
    const { suite, unclear } = this.#settings;
    const found = resultsOfGroup(trials, run, suite, this.#coverage, only);
    for (const [trial, result] of found.results) this.#noteResult(trial, result);
    for (const test of found.unclear) unclear.add(test);
    if (this.#isFirstTry) this.#doubtful.push(...found.doubtful);
    const again = this.#isFirstTry ? found.again : [...found.again, ...found.doubtful];
    if (again.length > 0) this.#queue.addFirst((again.length < trials.length ? [again] : halvesOf(again)).map(stepOf));
  }

  #noteResult(trial: Trial, result: TrialResult) {
    const { correct, results } = this.#settings;
    if (trial.kind === 'rebuilds' && result.result === 'broken' && !this.#brokenOnce.has(trial)) {
      this.#brokenOnce.add(trial);
      this.#queue.addFirst([stepOf([trial])]);
      return;
    }
    if (result.result === 'passed' && this.#brokenOnce.has(trial)) correct.noteFailure();
    results.set(keyOf(trial), result);
  }

  #tellProgress() {
    const results: Partial<Record<TrialResult['result'], number>> = {};
    for (const [key, { result }] of this.#settings.results)
      if (!this.#earlier.has(key)) results[result] = (results[result] ?? 0) + 1;
    const total = this.#done + this.#running.size + this.#queue.length;
    this.#settings.onProgress?.({ done: this.#done, total, running: [...this.#running.values()], results });
  }
}

/**
 * How long a run may take, in milliseconds, given the slowest correct run. With bugs: three times as long, and more for
 * each, because tests wait for what does not come. With nothing wrong: so long that no suite is ended for being slow
 * alone. On a slow server a page has loaded after 1.65 instead of 0.36 seconds.
 */
export function limitOf(trials: readonly Trial[], seconds: number): number {
  const isAboutPages = trials.length > 0 && trials.every(isPageTrial);
  if (!isAboutPages) return 10 * seconds * 1000 + 60_000;
  // The extra time for each further bug: as long as most tools let one test wait.
  return 3 * seconds * 1000 + 10_000 + 30_000 * (trials.length - 1);
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
