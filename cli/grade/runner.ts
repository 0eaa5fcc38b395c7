import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { visible } from '../../site/run/unseen';
import { loadSite, type Site } from '../server/site';
import { type PracticeSite, type PracticeSiteOptions, startSite } from '../start/start-site';
import { ShownPages } from './shown-pages';
import { runSuite, type SuiteRun } from './suite';
import { ResultFiles, type TestResult, type TestResults } from './tests/test-results';
import { testPattern } from './tests/test-tools';
import { withoutPages } from './unreachable';

export type RunnerSettings = {
  command: readonly string[];
  /** The folder in which the suite runs. Default: the current one. */
  cwd?: string;
  /** What the suite is given as the site's address, with `{port}` for its port. Default: the address on this machine. */
  address?: string;
  /** Where the suite writes the results of its tests, if not to `{junit}`. */
  results?: string;
  /** What it finds in its environment besides. */
  env?: NodeJS.ProcessEnv;
  /** Ends every run. */
  signal: AbortSignal;
};

/** A run of the suite, with the results of its tests. */
export type Run = SuiteRun & {
  /** By their names. Undefined if the suite wrote none. */
  tests?: ReadonlyMap<string, TestResult>;
  /** Tests that were skipped, each with the reason if there is one. */
  skipped?: TestResults['skipped'];
  /** Why results that it wrote cannot be read, as a sentence. */
  problem?: string;
};

export type NotRun = { outcome: 'not-run'; reason: string };

export type RunSettings = {
  /** After this number of milliseconds the run is ended. */
  limit?: number;
  /** Notes the pages that the suite shows. */
  shown?: ShownPages;
  /** Pages that cannot be reached. */
  gone?: ReadonlySet<string>;
  /** Serves another site in the place of the built one. */
  instead?: (site: Site) => Site;
  /** The names of the tests that are needed, for `{tests}`. Default: all. */
  only?: readonly string[];
  onBegin?: () => void;
};

/** Pauses before work that failed is tried again, in milliseconds. */
const pauses = [500, 2000];

/** Runs a suite, on a site of its own each time. */
export class Runner {
  /** How often the suite ran. */
  runs = 0;
  /** Why the last run could not be started. As long as others fail for the same reason, none is waited for. */
  #lastReason?: string;

  /** Whether the command is given the tests that are needed. */
  takesTests: boolean;

  constructor(readonly settings: RunnerSettings) {
    this.takesTests = settings.command.some((word) => word.includes('{tests}'));
  }

  /** Runs the suite once. Throws a CliError where the site or the suite cannot be started. */
  async once(options: PracticeSiteOptions, settings: RunSettings = {}): Promise<Run> {
    // Before the site, which would stay open if this failed.
    const files = new ResultFiles({ glob: this.settings.results, cwd: this.settings.cwd });
    try {
      return await served(options, settings, (site) => this.on(site, files, settings));
    } finally {
      await files.remove();
    }
  }

  /** Runs the suite once, on a site that is there. */
  async on(site: PracticeSite, files: ResultFiles, { limit, only, onBegin }: RunSettings): Promise<Run> {
    const { command, cwd, address, env, signal } = this.settings;
    const { port } = site;
    const url = urlFor(site, address);
    const tests = only && this.takesTests ? testPattern(only) : '.*';
    const words = filledIn(command, { url, port: `${port}`, junit: files.junit, tests });
    onBegin?.();
    const run = await runSuite(words, { env: { ...environmentOf(url), ...files.env, ...env }, cwd, limit, signal });
    if (run.outcome !== 'stopped') this.runs++;
    return { ...run, ...(await testsOf(files, { url, port })) };
  }

  /** Runs the suite, again where that fails for a reason of the machine. */
  async run(options: PracticeSiteOptions, settings: RunSettings): Promise<Run | NotRun> {
    const run = await triedAgain(
      () => this.once(options, settings),
      (error) => reasonOf(error) === this.#lastReason,
      this.settings.signal,
    );
    this.#lastReason = run.outcome === 'not-run' ? run.reason : undefined;
    return run;
  }
}

/** Does the work, again after each pause where it fails for a reason of the machine, which may be over soon. */
export async function triedAgain<Result>(
  work: () => Promise<Result>,
  isFinal: (error: unknown) => boolean,
  signal: AbortSignal,
): Promise<Result | NotRun> {
  for (let tried = 0; ; tried++) {
    try {
      return await work();
    } catch (error) {
      const pause = isFinal(error) ? undefined : pauses[tried];
      if (pause === undefined || signal.aborted) return { outcome: 'not-run', reason: reasonOf(error) };
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }
}

function reasonOf(error: unknown): string {
  return visible((error as Error).message).slice(0, 1000);
}

/** Serves a site for as long as the work takes. */
export async function served<Result>(
  options: PracticeSiteOptions,
  { shown = new ShownPages(), gone, instead = (site) => site }: Pick<RunSettings, 'shown' | 'gone' | 'instead'>,
  work: (site: PracticeSite) => Promise<Result>,
): Promise<Result> {
  const site = await startSite({ ...options, port: options.port ?? 0 }, async (pageSettings, bugs) => {
    const { basePath } = pageSettings;
    const built = instead(await loadSite(pageSettings, bugs, { salt: randomUUID() }));
    const reporting = shown.site(built, basePath);
    return gone ? withoutPages(reporting, basePath, gone) : reporting;
  });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** The site's address as the suite is given it. */
export function urlFor(site: PracticeSite, address: string | undefined): string {
  return address?.replaceAll('{port}', `${site.port}`) ?? site.url;
}

/** A command with the values of `{url}` and the like in it. */
export function filledIn(command: readonly string[], values: Readonly<Record<string, string>>): string[] {
  return command.map((word) =>
    word.replace(/\{(\w+)\}/g, (all, name: string) => (Object.hasOwn(values, name) ? `${values[name]}` : all)),
  );
}

async function testsOf(
  files: ResultFiles,
  site: { url: string; port: number },
): Promise<Pick<Run, 'tests' | 'skipped' | 'problem'>> {
  try {
    const found = await files.readAll(site);
    return found ? { tests: new Map(found.tests.map((test) => [test.name, test])), skipped: found.skipped } : {};
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** The site's address under the names that test tools read it from. */
export function environmentOf(url: string): NodeJS.ProcessEnv {
  return { PRACTICE_SITE_URL: url, BASE_URL: url, PLAYWRIGHT_TEST_BASE_URL: url, CYPRESS_BASE_URL: url };
}
