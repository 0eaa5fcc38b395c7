import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { visible } from '../../site/run/unseen';
import { loadSite } from '../server/site';
import { type PracticeSite, type PracticeSiteOptions, startSite } from '../start/start-site';
import { ShownPages } from './shown-pages';
import { runSuite, type SuiteRun } from './suite';
import { ResultFiles, type TestResult } from './tests/test-results';
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
  /** Ends every run. */
  signal: AbortSignal;
};

/** A run of the suite, with the results of its tests. */
export type Run = SuiteRun & {
  /** By their names. Undefined if the suite wrote none. */
  tests?: ReadonlyMap<string, TestResult>;
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
  /** The names of the tests that are needed, for `{tests}`. Default: all. */
  only?: readonly string[];
  onBegin?: () => void;
};

/** Pauses before a run that could not be started is tried again, in milliseconds. */
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
      const { shown = new ShownPages(), gone } = settings;
      const site = await startSite({ ...options, port: options.port ?? 0 }, async (pageSettings, bugs) => {
        const { basePath } = pageSettings;
        const reporting = shown.site(await loadSite(pageSettings, bugs, { salt: randomUUID() }), basePath);
        return gone ? withoutPages(reporting, basePath, gone) : reporting;
      });
      try {
        return await this.#on(site, files, settings);
      } finally {
        await site.close();
      }
    } finally {
      await files.remove();
    }
  }

  async #on(site: PracticeSite, files: ResultFiles, { limit, only, onBegin }: RunSettings): Promise<Run> {
    const { command, cwd, address, signal } = this.settings;
    const { port } = site;
    const url = address?.replaceAll('{port}', `${port}`) ?? site.url;
    const values = {
      url,
      port: `${port}`,
      junit: files.junit,
      tests: only && this.takesTests ? testPattern(only) : '.*',
    };
    const words = command.map((word) =>
      word.replace(/\{(url|port|junit|tests)\}/g, (_all, name: keyof typeof values) => values[name]),
    );
    onBegin?.();
    const run = await runSuite(words, { env: { ...environmentOf(url), ...files.env }, cwd, limit, signal });
    if (run.outcome !== 'stopped') this.runs++;
    return { ...run, ...(await testsOf(files, { url, port })) };
  }

  /** Runs the suite, again where that fails for a reason of the machine. */
  async run(options: PracticeSiteOptions, settings: RunSettings): Promise<Run | NotRun> {
    for (let tried = 0; ; tried++) {
      try {
        const run = await this.once(options, settings);
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

async function testsOf(
  files: ResultFiles,
  site: { url: string; port: number },
): Promise<Pick<Run, 'tests' | 'problem'>> {
  try {
    const tests = await files.read(site);
    return tests ? { tests: new Map(tests.map((test) => [test.name, test])) } : {};
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** The site's address under the names that test tools read it from. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  return { PRACTICE_SITE_URL: url, BASE_URL: url, PLAYWRIGHT_TEST_BASE_URL: url, CYPRESS_BASE_URL: url };
}
