import { randomBytes, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { version } from '../../package.json';
import { visible } from '../../site/run/unseen';
import { CliError } from '../output/cli-error';
import { counted } from '../output/text';
import type { BuiltBug } from '../server/manifest';
import { loadSite } from '../server/site';
import { chosenOptions } from '../start/options';
import { type PracticeSiteOptions, startSite } from '../start/start-site';
import { type Kind, kinds } from './part';
import { type Choice, isAboutOptions, isNamed, planOf, type Shard, type Trial } from './plan';
import { type BugResult, type Findings, findingsOf, type GradeResult, type HarmlessResult, resultOf } from './result';
import { type Control, inSecretOrder } from './secret-order';
import { serveCommand } from './serve-command';
import { ShownPages } from './shown-pages';
import { runSuite, type SuiteRun } from './suite';

export type GradeSettings = Choice & {
  command: readonly string[];
  /** The folder in which the suite runs. Default: the current one. */
  cwd?: string;
  /** What the suite is given as the site's address, with `{port}` for its port. Default: the address on this machine. */
  address?: string;
  /** Run options of the correct site, and the port, if the suite has a fixed address. */
  options: PracticeSiteOptions;
  /** Runs at the same time. Default: half of the cores; one with a fixed port. */
  jobs?: number;
  shard?: Shard;
  /** What an earlier grade of the same found, before it was ended. */
  earlier?: GradeResult;
  /** Ends the grade: what is known by then is its result. */
  signal: AbortSignal;
  /** Called when the first site is up, and the suite is about to run on it. */
  onBegin?: () => void;
  /** Called when the suite has passed on the correct site. */
  onEstimate?: (estimate: Estimate) => void;
  onProgress?: (progress: Progress) => void;
  /** Called with all that is known, at the start of the trials and after each. */
  onResult?: (result: GradeResult) => void;
};

export type Estimate = {
  /** The slowest run on the correct site, in seconds. */
  seconds: number;
  /** How many trials there are of each kind, and on how many pages the bugs are. */
  counts: Readonly<Record<Kind, number>> & { pages: number };
  /** How long all of them may take, in seconds. */
  left: number;
  jobs: number;
};

export type Progress = {
  done: number;
  total: number;
  /** What is being tried: ids of bugs and conditions. */
  running: readonly string[];
  /** How many trials have had each result. */
  results: Readonly<Partial<Record<Outcome, number>>>;
};

export type Outcome = BugResult['result'] | HarmlessResult['result'];

type NotRun = { outcome: 'not-run'; reason: string };

/** Pauses before a trial that could not be run is tried again, in milliseconds. */
const pauses = [500, 2000];

/**
 * How long a run may take, in milliseconds, given the slowest correct run. With a bug: three times as long, because the
 * suite may wait for what does not come. With nothing wrong: so long that no suite is ended for being slow alone. On a
 * slow server a page has loaded after 1.65 instead of 0.36 seconds.
 */
function limitOf(kind: Kind | 'correct', seconds: number): number {
  return kind === 'bugs' || kind === 'rebuilds' ? 3 * seconds * 1000 + 10_000 : 10 * seconds * 1000 + 60_000;
}

/**
 * Runs a suite on the correct site, then once for each bug, redesign and condition, on a site of its own each.
 *
 * Rejects with a CliError where there is nothing to grade by: the command cannot be started, the suite fails on the
 * correct site, or it shows none of the pages in question.
 */
export async function grade(settings: GradeSettings): Promise<GradeResult> {
  const { signal, options, earlier } = settings;
  const plan = planOf(settings, options, settings.shard);
  const fixedPort = options.port !== undefined && options.port !== null;
  const wanted = fixedPort ? 1 : (settings.jobs ?? Math.max(1, Math.floor(availableParallelism() / 2)));
  // No more than there are trials: the correct site, too, is tried with so many at once.
  const jobs = Math.max(1, Math.min(wanted, plan.trials.length));

  const known = earlier && findingsOf(earlier);
  const correct = known ? { ...known.correct, seconds: 0 } : { seconds: 0, pages: [], runs: 0, failed: 0 };
  const runs = known?.runs ?? 0;
  const noteCorrect = (run: SuiteRun, shown?: ShownPages) => {
    if (run.outcome === 'stopped') return;
    correct.runs++;
    if (run.outcome !== 'passed') correct.failed++;
    correct.seconds = Math.max(correct.seconds, rounded(run.seconds));
    correct.pages = [...new Set([...correct.pages, ...(shown?.ids ?? [])])].sort();
  };
  await firstRuns(settings, jobs, noteCorrect);

  const results = new Map<string, BugResult | HarmlessResult>();
  for (const kind of kinds) {
    for (const one of known?.[kind] ?? []) if (hasRun(one)) results.set(keyOf(kind, one.id), one);
  }
  const isReached = (trial: Trial) => !('page' in trial) || isShown(trial.page, correct.pages);
  const reached = plan.trials.filter(isReached);
  const leftOut = plan.leftOut.filter(({ page }) => isShown(page, correct.pages));
  const secret = randomBytes(16).toString('hex');
  const snapshot = (complete: boolean) =>
    resultOf({
      version,
      command: commandLine(settings.command),
      complete,
      ...(complete && { secret }),
      ...identityOf(settings),
      correct,
      runs,
      leftOut: {
        around: leftOut.filter((bug) => !isAboutOptions(bug)).length,
        options: leftOut.filter(isAboutOptions).length,
      },
      ...listed(settings, plan.trials, results, isReached),
    });
  if (signal.aborted) return snapshot(false);

  const rest = reached.filter(({ kind, id }) => !results.has(keyOf(kind, id)));
  const queue = inSecretOrder(rest, secret, options);
  settings.onEstimate?.({
    seconds: correct.seconds,
    counts: countsOf(rest),
    left: (correct.seconds * queue.length) / jobs,
    jobs,
  });
  const running = new Set<string>();
  let done = 0;
  const progress = () => {
    const outcomes: Partial<Record<Outcome, number>> = {};
    for (const { result } of results.values()) outcomes[result] = (outcomes[result] ?? 0) + 1;
    settings.onProgress?.({ done, total: queue.length, running: [...running], results: outcomes });
  };
  settings.onResult?.(snapshot(false));
  progress();

  const tries = new Tries(settings, (kind) => limitOf(kind, correct.seconds));
  await inParallel(jobs, queue, signal, async (trial) => {
    running.add(trial.id);
    progress();
    let run = await tries.run(trial);
    if (run.outcome === 'timed-out' && trial.kind !== 'correct') {
      // The machine may have become slower, and with it every run of the suite.
      const again = await tries.run({ kind: 'correct', id: 'the correct site', options });
      if (again.outcome !== 'not-run') noteCorrect(again);
      if (!signal.aborted) run = await tries.run(trial);
    }
    running.delete(trial.id);
    if (run.outcome === 'stopped' || signal.aborted) return;
    done++;
    if (trial.kind !== 'correct') results.set(keyOf(trial.kind, trial.id), resultOfTrial(trial, run));
    else if (run.outcome !== 'not-run') noteCorrect(run);
    progress();
    settings.onResult?.(snapshot(false));
  });
  return snapshot(!signal.aborted);
}

/** What makes a grade the same as another one, besides the command and the version. */
export function identityOf({
  options,
  shard,
  page,
  bug,
  only,
  all = false,
}: Pick<GradeSettings, 'options' | 'shard' | keyof Choice>) {
  const list = <Item>(name: string, items?: readonly Item[]) => items && { [name]: [...new Set(items)] };
  return {
    ...(shard && { part: shard }),
    options: chosenOptions(options).runOptions,
    choice: { ...list('page', page), ...list('bug', bug), ...list('only', only), all } as Findings['choice'],
  };
}

/** The command and its arguments in one line of text. */
export function commandLine(command: readonly string[]): string {
  const words = command.map((word) => (/^[\w./:=@%+,{}-]+$/.test(word) ? word : JSON.stringify(word)));
  return visible(words.join(' ')).slice(0, 10_000);
}

/** Runs trials, again where that fails for a reason of the machine. */
class Tries {
  /** Why the last trial could not be run. As long as others fail for the same reason, none is waited for. */
  #lastReason?: string;

  constructor(
    readonly settings: GradeSettings,
    readonly limit: (kind: Kind | 'correct') => number,
  ) {}

  async run({ kind, options }: Trial | Control): Promise<SuiteRun | NotRun> {
    for (let tried = 0; ; tried++) {
      try {
        const run = await runOn(this.settings, options, { limit: this.limit(kind) });
        this.#lastReason = undefined;
        return run;
      } catch (error) {
        const reason = visible((error as Error).message).slice(0, 1000);
        const pause = this.#lastReason === reason ? undefined : pauses[tried];
        if (pause === undefined || this.settings.signal.aborted) {
          this.#lastReason = reason;
          return { outcome: 'not-run', reason };
        }
        await wait(pause, undefined, { signal: this.settings.signal }).catch(() => {});
      }
    }
  }
}

/**
 * The suite on the correct site: once alone, then as many times at once as later runs will be, because a suite whose
 * runs are in each other's way would seem to notice every bug.
 */
async function firstRuns(settings: GradeSettings, jobs: number, note: (run: SuiteRun, shown: ShownPages) => void) {
  const { options, signal } = settings;
  const correct = async () => {
    const shown = new ShownPages();
    const run = await runOn(settings, options, { shown, onBegin: settings.onBegin });
    return { run, shown };
  };
  const alone = await correct();
  refuseFailed(alone.run, 'The suite fails on the correct site');
  if (signal.aborted) return;
  refuseUnshown(settings, alone.shown);
  note(alone.run, alone.shown);
  const together = await Promise.all(Array.from({ length: jobs }, correct));
  const failure = 'The suite passes on the correct site and fails the next time';
  const hint = jobs > 1 ? `, with ${jobs} runs at once. If they share files or ports, try --jobs 1` : '';
  for (const { run } of together) refuseFailed(run, `${failure}${hint}`);
  for (const { run, shown } of together) note(run, shown);
}

function refuseFailed({ outcome, end, output }: SuiteRun, what: string) {
  if (outcome !== 'failed') return;
  const last = lastLines(output, 30);
  throw new CliError(`${what} (${end}). ${last ? `It printed at its end:\n${last}` : 'It printed nothing.'}`);
}

/** Throws a CliError for a suite that tests something else, for which nothing can be said. */
function refuseUnshown({ page, bug }: GradeSettings, { ids, requests }: ShownPages) {
  if (ids.size === 0) {
    const seen =
      requests === 0
        ? 'The site saw no request.'
        : `The site saw ${counted(requests, 'request')}, but no browser that showed a page.`;
    throw new CliError(
      `The suite opened no page of this site. It has to take the address from BASE_URL or {url}. ${seen}`,
    );
  }
  if (!page && !bug) return;
  const named = [...new Set([...(page ?? []), ...(bug ?? []).map((id) => id.split('/')[0] ?? id)])];
  const shown = [...ids].sort();
  if (named.some((one) => isShown(one, shown))) return;
  throw new CliError(
    `The suite showed none of the pages that you named (${named.join(', ')}). It showed ${shown.join(', ')}.`,
  );
}

/** Runs the suite once, on a site of its own. `shown` notes the pages that it shows. */
async function runOn(
  { command, cwd, address, signal }: GradeSettings,
  options: PracticeSiteOptions,
  { limit, shown = new ShownPages(), onBegin }: { limit?: number; shown?: ShownPages; onBegin?: () => void },
): Promise<SuiteRun> {
  const site = await startSite({ ...options, port: options.port ?? 0 }, async (pageSettings, bugs) =>
    shown.site(await loadSite(pageSettings, bugs, { salt: randomUUID() }), pageSettings.basePath),
  );
  const url = address?.replaceAll('{port}', `${site.port}`) ?? site.url;
  const words = command.map((word) => word.replaceAll('{url}', url).replaceAll('{port}', `${site.port}`));
  onBegin?.();
  try {
    return await runSuite(words, { env: environmentOf(url), cwd, limit, signal });
  } finally {
    await site.close();
  }
}

/** The site's address under the names that test tools read it from. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  return { PRACTICE_SITE_URL: url, BASE_URL: url, PLAYWRIGHT_TEST_BASE_URL: url, CYPRESS_BASE_URL: url };
}

/** The shell is around every page. */
function isShown(page: string, pages: readonly string[]): boolean {
  return page === 'shell' ? pages.length > 0 : pages.includes(page);
}

/** The results in the order of the plan, and what is said of bugs on pages that the suite does not show. */
function listed(
  choice: Choice,
  plan: readonly Trial[],
  results: ReadonlyMap<string, BugResult | HarmlessResult>,
  isReached: (trial: Trial) => boolean,
) {
  const of = (kind: Kind) =>
    plan.flatMap((trial) => {
      if (trial.kind !== kind) return [];
      const found = results.get(keyOf(kind, trial.id));
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

function resultOfTrial(trial: Trial, run: SuiteRun | NotRun): BugResult | HarmlessResult {
  const told = { ...(trial.kind === 'bugs' && described(trial.bug)), id: trial.id };
  const command = serveCommand(trial.options);
  if (run.outcome === 'not-run') {
    return { ...told, result: 'not-run', seconds: null, reason: run.reason, ...(command && { command }) } as BugResult;
  }
  const passed = run.outcome === 'passed';
  const verdict = trial.kind === 'bugs' ? verdictOf(run) : passed ? 'passed' : 'broken';
  const output = passed ? '' : lastLines(run.output, 20);
  return {
    ...told,
    result: verdict,
    seconds: rounded(run.seconds),
    ...(output && { output }),
    ...(command && { command }),
  } as BugResult | HarmlessResult;
}

function described({ id, page, requirement, level }: BuiltBug) {
  return { id, page, requirement, level };
}

function verdictOf({ outcome }: SuiteRun): BugResult['result'] {
  if (outcome === 'passed') return 'missed';
  return outcome === 'timed-out' ? 'timed-out' : 'caught';
}

/** Whether a result of an earlier grade is that of a run. The rest is tried again. */
function hasRun({ result, seconds }: BugResult | HarmlessResult): boolean {
  return result !== 'not-run' && seconds !== null;
}

function keyOf(kind: Kind, id: string): string {
  return `${kind} ${id}`;
}

/** The end of what a suite printed, without what controls a terminal. */
function lastLines(output: string, count: number): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n').slice(-count);
  return visible(lines.join('\n').slice(-4000), '\n\t');
}

function rounded(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}

/** Does the work for all items, so many at a time. After the signal or an error it begins no further one. */
async function inParallel<Item>(
  jobs: number,
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
) {
  const rest = [...items];
  let failed = false;
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined && !signal.aborted && !failed; item = rest.shift()) {
      await work(item).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: jobs }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
