import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { rounded } from '../grade/outcomes';
import { environmentOf, filledIn, type Run, served, triedAgain, urlFor } from '../grade/runner';
import { serveCommand } from '../grade/serve-command';
import { runSuite, type SuiteRun } from '../grade/suite';
import { lastLines } from '../grade/suite-tests';
import type { PracticeSite, PracticeSiteOptions } from '../start/start-site';
import { type Changes, changesOf } from './copy-changes';
import type { HealTrial } from './heal-plan';
import { type HealedTest, type HealTrialResult, type Usage, usageSchema } from './heal-result';
import { type Observed, proofsFor, stateIn, type TestsOfRun, verdictOf } from './heal-verdicts';
import { provenBy } from './proofs';
import { SuiteCopy } from './suite-copy';
import { type KeptRun, optionsOf, runHealed, runKept, statesOf, type TrialSettings } from './trial-runs';

/** How much of a failure a result keeps, in characters. */
const keptFailure = 2000;

/** A trial cannot tell anything, for this reason. */
class NotRunError extends Error {}

/** Mends a copy of the suite on the trial's site. Undefined if it was interrupted. */
export async function runTrial(
  trial: HealTrial,
  settings: TrialSettings,
  name: string,
): Promise<HealTrialResult | undefined> {
  const { kind, redesign, bug } = trial;
  const options = optionsOf(trial, settings.options);
  const described = { kind, ...(redesign && { redesign }), ...(bug && { bug }) };
  const command = serveCommand(options);
  const found = await triedAgain(
    () => foundOnCopy(trial, settings, name, options),
    (error) => error instanceof NotRunError,
    settings.signal,
  );
  if (!found || settings.signal.aborted) return undefined;
  if ('verdict' in found) return { ...described, ...found, ...(command && { command }) };
  const empty = { tests: [], diff: '', seconds: null };
  return { ...described, verdict: 'not-run', why: found.reason, ...empty, ...(command && { command }) };
}

async function foundOnCopy(trial: HealTrial, settings: TrialSettings, name: string, options: PracticeSiteOptions) {
  const copy = await SuiteCopy.make(settings.parent, name, settings.folder, settings.files);
  try {
    const mending = await served(options, {}, (site) => mended(trial, settings, copy, site));
    // After the site has ended, because there may be one port for all of them.
    return mending && (await judged(trial, settings, copy, mending));
  } finally {
    await copy.remove();
  }
}

type Found = Omit<HealTrialResult, 'kind' | 'redesign' | 'bug' | 'command'>;

/** A mended copy: the runs before and after the heal command, and what it did. */
type Mending = { first: Run; healed: Healed; second: Run; changes: Changes };

async function mended(
  trial: HealTrial,
  settings: TrialSettings,
  copy: SuiteCopy,
  site: PracticeSite,
): Promise<Mending | undefined> {
  const fresh = await copy.snapshot();
  const first = await inTime(
    () => runKept(settings, copy, site),
    ({ run }) => run,
  );
  if (first.run.outcome === 'stopped') return undefined;
  refuseUseless(trial, first.run, settings.names);

  const before = await copy.snapshot();
  const healed = await healIn(settings, copy, site, first);
  if (healed.run.outcome === 'stopped') return undefined;
  const changes = changesOf(fresh, before, await copy.snapshot());
  const second = await inTime(
    () => runHealed(settings, copy, site),
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
  settings: TrialSettings,
  copy: SuiteCopy,
  { first, healed, second, changes }: Mending,
): Promise<Found | undefined> {
  const { kind, noticedBy } = trial;
  const { names } = settings;
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
  const proven = await provenBy(proofsFor(observed), observed, trial, settings, copy);
  if (!proven) return undefined;
  const verdict = verdictOf({ ...observed, ...proven });
  const isNothing = changes.changed.length === 0 && changes.added.length === 0;
  if (isNothing && (verdict.verdict === 'false-heal' || verdict.verdict === 'neighbour')) {
    // It may have been mended while it ran. If it passes without that too, the suite notices the bug by chance.
    const again = await served(optionsOf(trial, settings.options), {}, (site) => runKept(settings, copy, site));
    if (again.run.outcome === 'stopped') return undefined;
    if (again.run.outcome === 'passed') {
      throw new NotRunError('The suite notices the bug by chance: it passed unchanged.');
    }
  }
  const { missed = [], checked } = proven;
  return {
    ...verdict,
    tests: listedTests(names, observed.before, observed.after, first, second),
    diff: changes.diff,
    seconds: rounded(healed.run.seconds),
    ...(healed.usage && { usage: healed.usage }),
    ...(checked !== undefined && { checked }),
    ...(missed.length > 0 && { missed }),
    ...noteOf(healed, settings),
    ...(healed.run.outcome !== 'passed' &&
      healed.run.output.trim() !== '' && { output: lastLines(healed.run.output, 20) }),
  };
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

async function healIn(settings: TrialSettings, copy: SuiteCopy, site: PracticeSite, first: KeptRun): Promise<Healed> {
  const url = urlFor(site, settings.address);
  const usageFile = join(copy.root, 'usage.json');
  const words = filledIn(copy.command(settings.heal), { url, port: `${site.port}`, junit: first.junit });
  const run = await runSuite(words, {
    env: {
      ...copy.env(),
      ...environmentOf(url),
      PRACTICE_SITE_JUNIT: first.junit,
      PRACTICE_SITE_OUTPUT: first.output,
      PRACTICE_SITE_USAGE: usageFile,
    },
    cwd: copy.folder,
    limit: settings.healLimit,
    signal: settings.signal,
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

function noteOf({ run, problem }: Healed, { healLimit }: TrialSettings): Pick<HealTrialResult, 'note'> {
  const ended =
    run.outcome === 'timed-out'
      ? `stopped after ${healLimit / 1000} s`
      : run.outcome === 'failed'
        ? run.end.startsWith('ended ')
          ? run.end
          : `ended with ${run.end}`
        : undefined;
  const parts = [ended, problem].filter((part) => part !== undefined);
  return parts.length > 0 ? { note: `The heal command: ${parts.join(', and ')}.` } : {};
}

/** The tests that did not pass both times. */
function listedTests(names: readonly string[], before: TestsOfRun, after: TestsOfRun, first: Run, second: Run) {
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
