import type { PracticeSiteOptions } from '../start/start-site';
import { type Coverage, coverageOf, type Outage } from './coverage';
import { inGroups } from './groups';
import { Queue } from './queue';
import type { Runner } from './runner';
import type { SuiteTests } from './suite-tests';

export type CoverageSettings = {
  options: PracticeSiteOptions;
  pages: readonly string[];
  /** The sets of them to remove first: see `outagesOf`. */
  sets: readonly ReadonlySet<string>[];
  jobs: number;
  /** After this number of milliseconds a run is ended. */
  limit: number;
  /** What an earlier grade found out before it was ended. */
  known: readonly Outage[];
  /** Called after each run that could be started: the others are tried again by a grade that goes on. */
  onOutage?: (outage: Outage) => void;
  /** Called with the number of runs that are done, and of all. */
  onProgress?: (done: number, total: number) => void;
};

/**
 * Finds out which tests show which pages, with the suite alone: it runs while some pages cannot be reached, and what
 * fails then shows one of them. Where that leaves pages open, it runs without single pages. Undefined if the
 * grade was interrupted.
 */
export async function findCoverage(
  runner: Runner,
  suite: SuiteTests,
  { options, pages, sets, jobs, limit, known, onOutage, onProgress }: CoverageSettings,
): Promise<Coverage | undefined> {
  const { signal } = runner.settings;
  const names = suite.names ?? [];
  let [done, total] = [0, 0];
  const runWithout = async (sets: readonly ReadonlySet<string>[], only?: readonly string[]) => {
    const settles = only !== undefined;
    const outages = known.filter((one) => one.settles === settles && sets.some((set) => areSame(set, one.pages)));
    const rest = sets.filter((set) => !outages.some(({ pages }) => areSame(set, pages)));
    total += rest.length;
    onProgress?.(done, total);
    await new Queue(rest).work(jobs, signal, async (gone) => {
      const run = await runner.run(options, { limit, gone, only });
      if (run.outcome === 'stopped') return;
      // What has no result may show any of the pages, also where the run could not be started.
      const results = run.outcome === 'not-run' ? undefined : suite.read(run, only).results;
      const having = (outcome: 'passed' | 'failed') =>
        new Set(names.filter((name) => results?.get(name)?.outcome === outcome));
      const outage = { pages: gone, passed: having('passed'), failed: having('failed'), settles };
      outages.push(outage);
      if (run.outcome !== 'not-run') onOutage?.(outage);
      onProgress?.(++done, total);
    });
    return outages;
  };
  const outages = await runWithout(sets);
  if (signal.aborted) return undefined;
  const { shown, open } = coverageOf(names, pages, outages);
  // Each of these runs is the whole suite, so a few tests are not worth them: they count as showing what they may show.
  const isWorthIt = runner.takesTests || 10 * open.size >= names.length;
  if (open.size === 0 || !isWorthIt) return new Map([...shown, ...open]);
  const settling = await runWithout(singlePages(open), [...open.keys()]);
  if (signal.aborted) return undefined;
  const settled = new Map(
    [...open].map(([name, candidates]): [string, ReadonlySet<string>] => {
      const pages = [...candidates].filter((page) =>
        settling.some((outage) => outage.pages.has(page) && !outage.passed.has(name)),
      );
      // It failed without one of these pages, and none of them is the one: unclear, so it counts as showing all.
      return [name, pages.length > 0 ? new Set(pages) : candidates];
    }),
  );
  return new Map([...shown, ...settled]);
}

function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((page) => other.has(page));
}

/** Single pages to remove. Several go at once, if no test may show two of them. */
function singlePages(open: Coverage): ReadonlySet<string>[] {
  const pages = [...new Set([...open.values()].flatMap((candidates) => [...candidates]))].map((page) => ({ page }));
  const shares = (one: string, other: string) =>
    [...open.values()].some((candidates) => candidates.has(one) && candidates.has(other));
  return inGroups(pages, (one, other) => !shares(one.page, other.page)).map(
    (group) => new Set(group.map(({ page }) => page)),
  );
}
