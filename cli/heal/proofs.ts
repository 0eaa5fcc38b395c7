import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { served } from '../grade/runner';
import type { PracticeSiteOptions } from '../start/start-site';
import { withEmptyPages } from './empty-pages';
import { checksFor, type HealTrial, type NoticedBug } from './heal-plan';
import { freshOf, type Observed, type Proof, stateIn, type TestsOfRun } from './heal-verdicts';
import { SuiteCopy } from './suite-copy';
import { optionsOf, runHealed, statesOf, type TrialSettings } from './trial-runs';

/** Of every path, so that a request for any of them ends in a reset connection. */
class Everything extends Set<string> {
  override has(): boolean {
    return true;
  }
}

/** What the runs show that a verdict needs. Undefined if it was interrupted. */
export async function provenBy(
  proofs: readonly Proof[],
  observed: Observed,
  trial: HealTrial,
  settings: TrialSettings,
  copy: SuiteCopy,
): Promise<Proven | undefined> {
  const proven: Proven = {};
  const { redesign } = trial;
  const runOn = (options: PracticeSiteOptions, changes: Parameters<typeof served>[1], only?: readonly string[]) =>
    served(options, changes, (site) => runHealed(settings, copy, site, only));
  const withoutBug = async () => {
    const run = await runOn(optionsOf({ redesign }, settings.options), {});
    proven.without = { tests: statesOf(run), endedWell: run.outcome === 'passed' };
  };
  const mended = observed.names.filter((name) => stateIn(observed.before, name).outcome !== 'passed');
  // Among the bugs at any place, so that a suite which counts its own runs does not know it.
  const checks: (NoticedBug | undefined)[] = proofs.includes('missed') ? checksFor(trial.checks, mended, settings) : [];
  const checked = checks.length;
  if (proofs.includes('without')) checks.splice(randomInt(checks.length + 1), 0, undefined);
  const missed: string[] = [];
  /** Tests that failed with a bug: they check something. */
  const awake = new Set<string>();
  for (const check of checks) {
    if (check === undefined) await withoutBug();
    else if (await misses(check)) missed.push(check.id);
    if (settings.signal.aborted) return undefined;
  }
  if (proofs.includes('missed')) Object.assign(proven, { missed, checked });
  if (proofs.includes('unreachable')) {
    const areThere = mended.every((name) => stateIn(observed.after, name).outcome !== 'gone');
    const only = areThere ? mended : undefined;
    proven.unreachable = statesOf(await runOn(settings.options, { gone: new Everything() }, only));
  }
  // What misses a bug is weakened already.
  if (proofs.includes('empty') && missed.length === 0 && !settings.signal.aborted) {
    const idle = mended.filter((name) => !awake.has(name));
    if (idle.length > 0) proven.empty = await passingOnEmptyPages(idle, observed, settings, copy);
  }
  return settings.signal.aborted ? undefined : proven;

  async function misses({ id, noticedBy }: NoticedBug): Promise<boolean> {
    const options = optionsOf({ redesign, bug: id }, settings.options);
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
  settings: TrialSettings,
  copy: SuiteCopy,
): Promise<readonly string[]> {
  const isAway = mended.some((name) => stateIn(after, name).outcome === 'gone');
  const wanted = [...mended, ...(isAway ? freshOf(names, after) : [])];
  const run = (one: SuiteCopy, only?: readonly string[]) =>
    served(settings.options, { instead: withEmptyPages }, (site) => runHealed(settings, one, site, only));
  const passingIn = (states: TestsOfRun) => wanted.filter((name) => stateIn(states, name).outcome === 'passed');
  const passing = passingIn(statesOf(await run(copy, isAway ? undefined : wanted)));
  if (passing.length === 0 || settings.signal.aborted) return [];
  const original = await SuiteCopy.make(join(copy.root, 'original'), 'suite', settings.folder, settings.files);
  const before = passingIn(statesOf(await run(original, mended)));
  // One with a new name may be any of those that are away.
  const isExcused = before.some((name) => stateIn(after, name).outcome === 'gone');
  return passing.filter((name) => !before.includes(name) && !(isExcused && !names.includes(name)));
}
