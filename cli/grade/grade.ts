import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { CliError } from '../output/cli-error';
import type { BuiltBug } from '../server/built-bugs';
import { loadSite } from '../server/site';
import { type PracticeSiteOptions, startSite } from '../start/start-site';
import { type Choice, planOf, type Shard, type Trial } from './plan';
import { type BugResult, type GradeResult, type HarmlessResult, resultOf } from './result';
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
  /** Ends the grade: what is known by then is its result. */
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

export type Progress = {
  done: number;
  total: number;
  /** What is being tried: ids of bugs and conditions. */
  running: readonly string[];
  caught: number;
  missed: number;
};

/**
 * How long a run may take, in milliseconds, given the slowest correct run. With a bug: three times as long, because the
 * suite may wait for what does not come. With nothing wrong: so long that no suite is ended for being slow alone. On a
 * slow server a page has loaded after 1.65 instead of 0.36 seconds.
 */
function limitOf(part: Trial['part'], seconds: number): number {
  return part === 'bugs' ? 3 * seconds * 1000 + 10_000 : 10 * seconds * 1000 + 60_000;
}

/**
 * Runs a suite on the correct site, then once for each bug, redesign and condition, on a site of its own each.
 *
 * Rejects with a CliError where there is nothing to grade by: the command cannot be started, or the suite fails on the
 * correct site.
 */
export async function grade(settings: GradeSettings): Promise<GradeResult> {
  const { signal, options } = settings;
  const plan = planOf(settings, options, settings.shard);
  const fixedPort = options.port !== undefined && options.port !== null;
  const wanted = fixedPort ? 1 : (settings.jobs ?? Math.max(1, Math.floor(availableParallelism() / 2)));
  // No more than there are trials: the correct site, too, is tried with so many at once.
  const jobs = Math.max(1, Math.min(wanted, plan.length));

  const shown = new ShownPages();
  const correct = await correctRuns(settings, jobs, shown);
  const seconds = Math.max(0, ...correct.map((run) => run.seconds));
  const pages = [...shown.ids].sort();

  const reached = (trial: Trial) => trial.part !== 'bugs' || isShown(trial.bug.page, pages);
  const bugs = new Map<string, BugResult>();
  const harmless = { redesigns: [] as HarmlessResult[], conditions: [] as HarmlessResult[] };
  const trials = plan.filter(reached);
  const running = new Set<string>();
  const progress = () => {
    const results = [...bugs.values()].map(({ result }) => result);
    const missed = results.filter((result) => result === 'missed').length;
    const done = results.length + harmless.redesigns.length + harmless.conditions.length;
    const caught = results.length - missed;
    settings.onProgress?.({ done, total: trials.length, running: [...running], caught, missed });
  };

  if (!signal.aborted) progress();
  await inParallel(jobs, trials, signal, async (trial) => {
    running.add(trial.id);
    const run = await runOn(settings, trial.options, { limit: limitOf(trial.part, seconds) });
    running.delete(trial.id);
    if (run.outcome === 'stopped') return;
    if (trial.part === 'bugs') bugs.set(trial.id, { ...described(trial.bug), result: verdictOf(run), ...timeOf(run) });
    else {
      const result = run.outcome === 'passed' ? 'passed' : 'broken';
      harmless[trial.part].push({ id: trial.id, result, ...timeOf(run) });
    }
    progress();
  });

  const order = (one: { id: string }, other: { id: string }) => placeOf(plan, one.id) - placeOf(plan, other.id);
  const results = plan.flatMap((trial): BugResult[] => {
    if (trial.part !== 'bugs') return [];
    const found = bugs.get(trial.id);
    if (found) return [found];
    return reached(trial) ? [] : [{ ...described(trial.bug), result: 'not-reached', seconds: null }];
  });
  return resultOf({
    command: settings.command,
    complete: !signal.aborted,
    correct: { seconds: rounded(seconds), pages },
    bugs: results,
    redesigns: harmless.redesigns.sort(order),
    conditions: harmless.conditions.sort(order),
  });
}

/**
 * The suite on the correct site: once alone, then as many times at once as later runs will be, because a suite whose
 * runs are in each other's way would seem to notice every bug.
 */
async function correctRuns(settings: GradeSettings, jobs: number, shown: ShownPages) {
  const { options, signal } = settings;
  const correct = async () => runOn(settings, options, { shown });
  const alone = await correct();
  refuseFailed(alone, 'The suite fails on the correct site');
  if (signal.aborted) return [];
  const together = await Promise.all(Array.from({ length: jobs }, correct));
  const failure = 'The suite passes on the correct site and fails the next time';
  const hint = jobs > 1 ? `, with ${jobs} runs at once. If they share files or ports, try --jobs 1` : '';
  for (const run of together) refuseFailed(run, `${failure}${hint}`);
  return signal.aborted ? [] : [alone, ...together];
}

function refuseFailed({ outcome, end, output }: SuiteRun, what: string) {
  if (outcome !== 'failed') return;
  const last = stripVTControlCharacters(output).trimEnd().split('\n').slice(-30).join('\n');
  throw new CliError(`${what} (${end}). ${last ? `It printed at its end:\n${last}` : 'It printed nothing.'}`);
}

/** Runs the suite once, on a site of its own. `shown` notes the pages that it shows. */
async function runOn(
  { command, cwd, address, signal }: GradeSettings,
  options: PracticeSiteOptions,
  { limit, shown }: { limit?: number; shown?: ShownPages },
): Promise<SuiteRun> {
  const site = await startSite({ ...options, port: options.port ?? 0 }, async (pageSettings, bugs) =>
    shown ? shown.site(await loadSite(shown.settings(pageSettings), bugs)) : loadSite(pageSettings, bugs),
  );
  const url = address?.replaceAll('{port}', `${site.port}`) ?? site.url;
  const words = command.map((word) => word.replaceAll('{url}', url).replaceAll('{port}', `${site.port}`));
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

function described({ id, page, requirement, level }: BuiltBug) {
  return { id, page, requirement, level };
}

function verdictOf({ outcome }: SuiteRun): BugResult['result'] {
  if (outcome === 'passed') return 'missed';
  return outcome === 'timed-out' ? 'timed-out' : 'caught';
}

function timeOf({ seconds }: SuiteRun) {
  return { seconds: rounded(seconds) };
}

function rounded(seconds: number): number {
  return Math.round(10 * seconds) / 10;
}

function placeOf(plan: readonly Trial[], id: string): number {
  return plan.findIndex((trial) => trial.id === id);
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
