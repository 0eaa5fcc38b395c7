import { randomInt } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { environmentOf, filledIn, type Run, Runner, served, triedAgain, urlFor } from '../grade/runner';
import { serveCommand } from '../grade/serve-command';
import { runSuite, type SuiteRun } from '../grade/suite';
import { lastLines } from '../grade/suite-tests';
import { ResultFiles } from '../grade/tests/test-results';
import type { PracticeSite, PracticeSiteOptions } from '../start/start-site';
import { type Changes, changesOf } from './copy-changes';
import { withEmptyPages } from './empty-pages';
import { checksFor, type HealTrial, type NoticedBug } from './heal-plan';
import { type HealedTest, type HealTrialResult, type Usage, usageSchema } from './heal-result';
import {
  freshOf,
  type Observed,
  type Proof,
  proofsFor,
  type State,
  stateIn,
  type TestsOfRun,
  verdictOf,
} from './heal-verdicts';
import { SuiteCopy } from './suite-copy';

/** What all trials have in common. */
export type Bench = {
  command: readonly string[];
  heal: readonly string[];
  /** The user's folder, and the files of it that are the suite. */
  folder: string;
  files: readonly string[];
  /** The folder for copies. */
  parent: string;
  results?: string;
  address?: string;
  options: PracticeSiteOptions;
  /** How many bugs are tried, and by what they are chosen. */
  bugs: number;
  seed: string;
  /** The suite's tests, all of which pass on the correct site. */
  names: readonly string[];
  /** How long a run of the suite may take, and the heal command, in milliseconds. */
  limit: number;
  healLimit: number;
  signal: AbortSignal;
};

/** In the second run it is 1: what mends at run time is switched on by it. */
const healedMark = 'PRACTICE_SITE_HEALED';

/** How much of a failure a result keeps, in characters. */
const keptFailure = 2000;

/** A trial cannot tell anything, for this reason. */
class NotRunError extends Error {}

/** Mends a copy of the suite on the trial's site. Undefined if it was interrupted. */
export async function runTrial(trial: HealTrial, bench: Bench, name: string): Promise<HealTrialResult | undefined> {
  const { kind, redesign, bug } = trial;
  const options = optionsOf(trial, bench.options);
  const described = { kind, ...(redesign && { redesign }), ...(bug && { bug }) };
  const command = serveCommand(options);
  const found = await triedAgain(
    () => foundOnCopy(trial, bench, name, options),
    (error) => error instanceof NotRunError,
    bench.signal,
  );
  if (!found || bench.signal.aborted) return undefined;
  if ('verdict' in found) return { ...described, ...found, ...(command && { command }) };
  const empty = { tests: [], diff: '', seconds: null };
  return { ...described, verdict: 'not-run', why: found.reason, ...empty, ...(command && { command }) };
}

async function foundOnCopy(trial: HealTrial, bench: Bench, name: string, options: PracticeSiteOptions) {
  const copy = await SuiteCopy.make(bench.parent, name, bench.folder, bench.files);
  try {
    const mending = await served(options, {}, (site) => mended(trial, bench, copy, site));
    // After the site has ended, because there may be one port for all of them.
    return mending && (await judged(trial, bench, copy, mending));
  } finally {
    await copy.remove();
  }
}

function optionsOf({ redesign, bug }: Pick<HealTrial, 'redesign' | 'bug'>, options: PracticeSiteOptions) {
  return { ...options, ...(redesign && { redesigns: [redesign] }), ...(bug && { bugs: [bug] }) };
}

type Found = Omit<HealTrialResult, 'kind' | 'redesign' | 'bug' | 'command'>;

/** A mended copy: the runs before and after the heal command, and what it did. */
type Mending = { first: Run; healed: Healed; second: Run; changes: Changes };

async function mended(
  trial: HealTrial,
  bench: Bench,
  copy: SuiteCopy,
  site: PracticeSite,
): Promise<Mending | undefined> {
  const fresh = await copy.snapshot();
  const first = await inTime(
    () => runKept(bench, copy, site),
    ({ run }) => run,
  );
  if (first.run.outcome === 'stopped') return undefined;
  refuseUseless(trial, first.run, bench.names);

  const before = await copy.snapshot();
  const healed = await healIn(bench, copy, site, first);
  if (healed.run.outcome === 'stopped') return undefined;
  const changes = changesOf(fresh, before, await copy.snapshot());
  const second = await inTime(
    () => runHealed(bench, copy, site),
    (run) => run,
  );
  return second.outcome === 'stopped' ? undefined : { first: first.run, healed, second, changes };
}

/** Once more where it was ended by its time limit, because the machine may have been busy. */
async function inTime<Result>(work: () => Promise<Result>, runOf: (result: Result) => Run): Promise<Result> {
  const result = await work();
  return runOf(result).outcome === 'timed-out' ? work() : result;
}

async function judged(
  trial: HealTrial,
  bench: Bench,
  copy: SuiteCopy,
  { first, healed, second, changes }: Mending,
): Promise<Found | undefined> {
  const { kind, noticedBy } = trial;
  const { names } = bench;
  const observed: Observed = {
    kind,
    names,
    before: statesOf(first),
    after: statesOf(second),
    endedWellBefore: first.outcome === 'passed',
    endedWell: second.outcome === 'passed',
    noticing: kind === 'both' ? noticedBy : names,
    files: changes,
    stopped: healed.run.outcome === 'timed-out',
  };
  const proven = await provenBy(proofsFor(observed), observed, trial, bench, copy);
  if (!proven) return undefined;
  const verdict = verdictOf({ ...observed, ...proven });
  const isNothing = changes.changed.length === 0 && changes.added.length === 0;
  if (isNothing && (verdict.verdict === 'false-heal' || verdict.verdict === 'neighbour')) {
    // It may have been mended while it ran. If it passes without that too, the suite notices the bug by chance.
    const again = await served(optionsOf(trial, bench.options), {}, (site) => runKept(bench, copy, site));
    if (again.run.outcome === 'stopped') return undefined;
    if (again.run.outcome === 'passed') {
      throw new NotRunError('The suite notices the bug by chance: it passed unchanged.');
    }
  }
  const { missed = [], checked } = proven;
  return {
    ...verdict,
    tests: testsTold(names, observed.before, observed.after, first, second),
    diff: changes.diff,
    seconds: Math.round(10 * healed.run.seconds) / 10,
    ...(healed.usage && { usage: healed.usage }),
    ...(checked !== undefined && { checked }),
    ...(missed.length > 0 && { missed }),
    ...noteOf(healed, bench),
    ...(healed.run.outcome !== 'passed' &&
      healed.run.output.trim() !== '' && { output: lastLines(healed.run.output, 20) }),
  };
}

type KeptRun = { run: Run; junit: string; output: string };

/** A run of the suite, whose results stay until the trial has ended: in one file, or in a folder of several. */
async function runKept(bench: Bench, copy: SuiteCopy, site: PracticeSite): Promise<KeptRun> {
  const files = filesFor(bench, copy);
  try {
    const run = await new Runner(settingsOf(bench, copy)).on(site, files, { limit: bench.limit });
    const url = urlFor(site, bench.address);
    const found = await files.readAll({ url, port: site.port }).catch(() => undefined);
    const paths = found?.paths ?? [];
    const folder = join(copy.root, 'results');
    await mkdir(folder, { recursive: true });
    for (const path of paths) await copyFile(path, join(folder, paths.length === 1 ? 'junit.xml' : basename(path)));
    const output = join(copy.root, 'output.txt');
    await writeFile(output, run.output);
    return { run, junit: paths.length === 1 ? join(folder, 'junit.xml') : folder, output };
  } finally {
    await files.remove();
  }
}

/** Throws an Error for a trial in which there is nothing to mend, or nothing to go by. */
function refuseUseless({ kind, bug, noticedBy }: HealTrial, run: Run, names: readonly string[]) {
  const states = statesOf(run);
  if (!run.tests || run.tests.size === 0) {
    throw new NotRunError(run.problem ?? `The suite wrote no results before the heal command (${run.end}).`);
  }
  const failed = names.filter((name) => stateIn(states, name).outcome !== 'passed');
  if (kind === 'unchanged') {
    if (failed.length > 0 || run.outcome !== 'passed') throw new NotRunError('The suite failed on the correct site.');
    return;
  }
  if (failed.length === 0) {
    const what = bug === undefined ? 'The redesign does not break the suite' : 'The suite did not notice the bug';
    throw new NotRunError(`${what}: it passed before the heal command, so that there was nothing to mend.`);
  }
  if (kind === 'both' && !failed.some((name) => noticedBy.includes(name))) {
    throw new NotRunError('None of the tests that notice the bug failed before the heal command.');
  }
}

type Healed = { run: SuiteRun; usage?: Usage; problem?: string };

async function healIn(bench: Bench, copy: SuiteCopy, site: PracticeSite, first: KeptRun): Promise<Healed> {
  const url = urlFor(site, bench.address);
  const usageFile = join(copy.root, 'usage.json');
  const words = filledIn(copy.command(bench.heal), { url, port: `${site.port}`, junit: first.junit });
  const run = await runSuite(words, {
    env: {
      ...copy.env(),
      ...environmentOf(url),
      PRACTICE_SITE_JUNIT: first.junit,
      PRACTICE_SITE_OUTPUT: first.output,
      PRACTICE_SITE_USAGE: usageFile,
    },
    cwd: copy.folder,
    limit: bench.healLimit,
    signal: bench.signal,
  });
  // One that deletes the copy leaves an empty suite. Nothing could run in a folder that is not there.
  await copy.restoreFolder();
  return { run, ...(await usageIn(usageFile)) };
}

/** What the healer says that it cost. */
async function usageIn(file: string): Promise<Pick<Healed, 'usage' | 'problem'>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  try {
    return { usage: v.parse(usageSchema, JSON.parse(text)) };
  } catch {
    return { problem: 'what it wrote to PRACTICE_SITE_USAGE is not a JSON object of numbers' };
  }
}

function noteOf({ run, problem }: Healed, { healLimit }: Bench): Pick<HealTrialResult, 'note'> {
  const ended =
    run.outcome === 'timed-out'
      ? `stopped after ${healLimit / 1000} s`
      : run.outcome === 'failed'
        ? `ended with ${run.end.replace(/^ended /, '')}`
        : undefined;
  const parts = [ended, problem].filter((part) => part !== undefined);
  return parts.length > 0 ? { note: `The heal command: ${parts.join(', and ')}.` } : {};
}

async function runHealed(bench: Bench, copy: SuiteCopy, site: PracticeSite, only?: readonly string[]): Promise<Run> {
  const files = filesFor(bench, copy);
  const settings = settingsOf(bench, copy);
  try {
    const runner = new Runner({ ...settings, env: { ...settings.env, [healedMark]: '1' } });
    return await runner.on(site, files, { limit: bench.limit, only });
  } finally {
    await files.remove();
  }
}

function settingsOf(bench: Bench, copy: SuiteCopy) {
  const { command, results, address, signal } = bench;
  return {
    command: copy.command(command),
    cwd: copy.folder,
    env: { ...copy.env(), [healedMark]: '' },
    results,
    address,
    signal,
  };
}

function filesFor({ results }: Bench, copy: SuiteCopy): ResultFiles {
  return new ResultFiles({ glob: results, cwd: copy.folder });
}

/** Of every path, so that a request for any of them ends in a reset connection. */
class Everything extends Set<string> {
  override has(): boolean {
    return true;
  }
}

/** What the runs show that a verdict needs. Undefined if it was interrupted. */
async function provenBy(
  proofs: readonly Proof[],
  observed: Observed,
  trial: HealTrial,
  bench: Bench,
  copy: SuiteCopy,
): Promise<Proven | undefined> {
  const proven: Proven = {};
  const { redesign } = trial;
  const runOn = (options: PracticeSiteOptions, settings: Parameters<typeof served>[1], only?: readonly string[]) =>
    served(options, settings, (site) => runHealed(bench, copy, site, only));
  const withoutBug = async () => {
    const run = await runOn(optionsOf({ redesign }, bench.options), {});
    proven.without = { tests: statesOf(run), endedWell: run.outcome === 'passed' };
  };
  const mended = observed.names.filter((name) => stateIn(observed.before, name).outcome !== 'passed');
  // Among the bugs at any place, so that a suite which counts its own runs does not know it.
  const checks: (NoticedBug | undefined)[] = proofs.includes('missed') ? checksFor(trial.checks, mended, bench) : [];
  const checked = checks.length;
  if (proofs.includes('without')) checks.splice(randomInt(checks.length + 1), 0, undefined);
  const missed: string[] = [];
  /** Tests that failed with a bug: they check something. */
  const awake = new Set<string>();
  for (const check of checks) {
    if (check === undefined) await withoutBug();
    else if (await misses(check)) missed.push(check.id);
    if (bench.signal.aborted) return undefined;
  }
  if (proofs.includes('missed')) Object.assign(proven, { missed, checked });
  if (proofs.includes('unreachable')) {
    const areThere = mended.every((name) => stateIn(observed.after, name).outcome !== 'gone');
    const only = areThere ? mended : undefined;
    proven.unreachable = statesOf(await runOn(bench.options, { gone: new Everything() }, only));
  }
  // What misses a bug is weakened already.
  if (proofs.includes('empty') && missed.length === 0 && !bench.signal.aborted) {
    const idle = mended.filter((name) => !awake.has(name));
    if (idle.length > 0) proven.empty = await passingOnEmptyPages(idle, observed, bench, copy);
  }
  return bench.signal.aborted ? undefined : proven;

  async function misses({ id, noticedBy }: NoticedBug): Promise<boolean> {
    const options = optionsOf({ redesign, bug: id }, bench.options);
    const some = await runOn(options, {}, noticedBy);
    // Other names, or none: then all of the suite says more.
    const isKnown = noticedBy.some((name) => some.tests?.has(name));
    const run = isKnown || some.outcome !== 'passed' ? some : await runOn(options, {});
    for (const [name, { outcome }] of statesOf(run)) if (outcome === 'failed') awake.add(name);
    return run.outcome === 'passed';
  }
}

type Proven = Partial<Pick<Observed, Proof | 'checked'>>;

/** Those of the mended tests that pass where every page is empty, unless they did so before they were mended. */
async function passingOnEmptyPages(
  mended: readonly string[],
  { names, after }: Observed,
  bench: Bench,
  copy: SuiteCopy,
): Promise<readonly string[]> {
  const isAway = mended.some((name) => stateIn(after, name).outcome === 'gone');
  const wanted = [...mended, ...(isAway ? freshOf(names, after) : [])];
  const run = (one: SuiteCopy, only?: readonly string[]) =>
    served(bench.options, { instead: withEmptyPages }, (site) => runHealed(bench, one, site, only));
  const passingIn = (states: TestsOfRun) => wanted.filter((name) => stateIn(states, name).outcome === 'passed');
  const passing = passingIn(statesOf(await run(copy, isAway ? undefined : wanted)));
  if (passing.length === 0 || bench.signal.aborted) return [];
  const original = await SuiteCopy.make(join(copy.root, 'original'), 'suite', bench.folder, bench.files);
  const before = passingIn(statesOf(await run(original, mended)));
  // One with a new name may be any of those that are away.
  const isExcused = before.some((name) => stateIn(after, name).outcome === 'gone');
  return passing.filter((name) => !before.includes(name) && !(isExcused && !names.includes(name)));
}

function statesOf({ tests, skipped }: Run): TestsOfRun {
  const states = new Map<string, State>();
  for (const [name, reason] of skipped ?? []) states.set(name, { outcome: 'skipped', ...(reason && { reason }) });
  for (const [name, { outcome }] of tests ?? []) states.set(name, { outcome });
  return states;
}

/** The tests that did not pass both times. */
function testsTold(names: readonly string[], before: TestsOfRun, after: TestsOfRun, first: Run, second: Run) {
  const all = [...new Set([...names, ...after.keys()])];
  return all.flatMap((test): HealedTest[] => {
    const [one, other] = [stateIn(before, test), stateIn(after, test)];
    if (one.outcome === other.outcome && one.outcome !== 'failed') return [];
    const failureBefore = failureOf(first, test);
    const failureAfter = failureOf(second, test);
    return [
      {
        test,
        before: one.outcome,
        after: other.outcome,
        ...(other.reason && { reason: other.reason }),
        ...(failureBefore && { failureBefore }),
        ...(failureAfter && { failureAfter }),
      },
    ];
  });
}

function failureOf({ tests }: Run, name: string): string | undefined {
  const test = tests?.get(name);
  return (test?.failure ?? test?.message)?.slice(0, keptFailure);
}
