import { type Stats, statSync } from 'node:fs';
import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join, posix, resolve, sep } from 'node:path';
import { type GlobOptions, glob, globSync } from 'tinyglobby';
import { visible } from '../../../site/run/unseen';
import { temporaryFolder } from '../../output/leftovers';
import { testsIn } from './no-test';
import { readTestCases, type TestCase } from './read-junit';
import { type Address, namesOf } from './test-names';

export type TestResult = {
  name: string;
  outcome: 'passed' | 'failed';
  /** Whether it passed only after it had failed. */
  flaky: boolean;
  /** The first line of its failure. */
  message?: string;
  /** More of it. */
  failure?: string;
};

/** What a run wrote of its tests. */
export type TestResults = {
  tests: TestResult[];
  /** Tests that were skipped, by their names, each with the reason if there is one. */
  skipped: ReadonlyMap<string, string | undefined>;
  /** The files. */
  paths: readonly string[];
};

/**
 * Older than the start by this number of milliseconds, a file was not written by the run. Some file systems know the
 * time by two seconds, so this alone would let pass what was written just before: see `#before`.
 */
const clockError = 2000;

/** Whether all runs write their results to the same place, so that there can be only one at a time. */
export function haveOnePlace(glob: string | undefined): boolean {
  return glob !== undefined && !glob.includes('{port}');
}

/** Where one run of a suite writes how its tests ended, and what is read from there. */
export class ResultFiles {
  /** The path for `{junit}`. Nothing is there yet. A suite may make a folder of it. */
  readonly junit: string;
  /** That path and others beside it, under the names that tools read. With a glob the tools write where they like. */
  readonly env: NodeJS.ProcessEnv;
  readonly #folder = temporaryFolder('results');
  readonly #startedAt = Date.now();
  readonly #glob: string | undefined;
  readonly #cwd: string;
  /** The files of the glob before the run. */
  readonly #before: ReadonlyMap<string, string>;

  constructor({ glob, cwd = '.' }: { glob?: string; cwd?: string }) {
    this.#glob = glob?.replaceAll(sep, '/');
    this.#cwd = resolve(cwd);
    this.junit = join(this.#folder, 'junit.xml');
    this.env = { ...settings, PRACTICE_SITE_JUNIT: this.junit, ...(glob === undefined && pathsIn(this.#folder)) };
    const before = this.#glob === undefined ? [] : globSync(this.#glob.replaceAll('{port}', '*'), this.#globOptions());
    this.#before = new Map(before.map((path) => [path, stateOf(statSync(path, { throwIfNoEntry: false }))]));
  }

  /**
   * The tests that had a result. Undefined if no file was written. Throws an Error with a sentence where a file is
   * broken or not whole.
   */
  async read(site: Address): Promise<TestResult[] | undefined> {
    return (await this.readAll(site))?.tests;
  }

  /** The same, and what else the files say. */
  async readAll(site: Address): Promise<TestResults | undefined> {
    const paths =
      this.#glob === undefined
        ? await filesIn(this.#folder)
        : await this.#written(this.#glob.replaceAll('{port}', `${site.port}`));
    if (paths.length === 0) return undefined;
    const cases: TestCase[] = [];
    let foreign = 0;
    for (const path of paths) {
      const found = await readTestCases(path);
      if (found) cases.push(...found);
      else foreign++;
    }
    if (foreign === paths.length)
      throw new Error(`${visible(paths[0] ?? '')} has no test results in the form of JUnit.`);
    const tests = testsIn(cases);
    const names = namesOf(tests, site, this.#cwd);
    const named = tests.map((test, index) => ({ ...test, name: names[index] ?? '' }));
    return {
      tests: named.flatMap(({ name, outcome, flaky, message, failure }) =>
        outcome === 'skipped'
          ? []
          : [{ name, outcome, flaky, ...(message && { message }), ...(failure && { failure }) }],
      ),
      skipped: new Map(named.flatMap(({ name, outcome, reason }) => (outcome === 'skipped' ? [[name, reason]] : []))),
      paths,
    };
  }

  async remove() {
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }

  async #written(pattern: string): Promise<string[]> {
    const paths = await glob(pattern, this.#globOptions());
    // A folder stands for all files in it, and Surefire has texts beside its results.
    const isFolder = !posix.basename(pattern).includes('.');
    // By where they are: a link to a file, or to its folder, would give each test twice.
    const written = new Map<string, string>();
    for (const path of paths.sort()) {
      if (isFolder && !results.test(path)) continue;
      const found = await stat(path).catch(() => undefined);
      const isNew = stateOf(found) !== this.#before.get(path);
      if (!found?.isFile() || !isNew || found.mtimeMs < this.#startedAt - clockError) continue;
      const place = await realpath(path);
      if (!written.has(place)) written.set(place, path);
    }
    return [...written.values()];
  }

  #globOptions(): GlobOptions {
    return { cwd: this.#cwd, absolute: true, dot: true, ignore: ['**/node_modules/**', '**/.git/**'] };
  }
}

/** What makes reporters say more: Playwright which tests are flaky, jest-junit the file of each test. */
const settings = { PLAYWRIGHT_JUNIT_INCLUDE_RETRIES: '1', JEST_JUNIT_ADD_FILE_ATTRIBUTE: 'true' };

/** A file for each tool, because a suite may run several. */
function pathsIn(folder: string): NodeJS.ProcessEnv {
  const playwright = join(folder, 'playwright.xml');
  return {
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: playwright,
    // Older versions of Playwright.
    PLAYWRIGHT_JUNIT_OUTPUT_NAME: playwright,
    // Cypress has a reporter for each file of tests, and the next one would replace what the last one wrote.
    MOCHA_FILE: join(folder, 'mocha-[hash].xml'),
    JEST_JUNIT_OUTPUT_FILE: join(folder, 'jest.xml'),
  };
}

/** WebdriverIO calls its files `wdio-0-0-junit-reporter.log`. */
const results = /\.xml$|junit-reporter\.log$/;

/** In an order that is the same in every run, though the names that mocha-junit-reporter makes are not. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && results.test(entry.name))
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return { path, key: path.replace(/[0-9a-f]{32}/, ''), time: (await stat(path)).mtimeMs };
      }),
  );
  files.sort((a, b) => (a.key === b.key ? a.time - b.time : a.key < b.key ? -1 : 1));
  return files.map(({ path }) => path);
}

/** What changes when a file is written again, even within one second. */
function stateOf(stats: Stats | undefined): string {
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : '';
}
