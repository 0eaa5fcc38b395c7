import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { solutionFile } from '../../build/solution-files';
import type { GradeResult } from '../../cli/grade/result';
import { findDriven } from '../browser';
import { builtCommand, runCommand } from '../built-cli';
import { wholeSuite } from '../depth';

// Real suites in three tools, graded test by test and by exit code: both have to say the same of each bug. It takes an
// hour, so a normal run leaves it to the suites without a browser in grade-by-test.test.ts.

const pages = ['checkboxes', 'key-press', 'hover', 'shadow-dom', 'slider'];

const playwright = [
  'node_modules/.bin/playwright',
  'test',
  ...pages.map((page) => solutionFile('playwright', page)),
  '-c',
  'tests/solutions/playwright',
  '--workers',
  '2',
];

const pytest = [
  '/usr/bin/python3',
  '-m',
  'pytest',
  '-q',
  '-p',
  'no:cacheprovider',
  ...pages.map((page) => solutionFile('selenium', page)),
];

/** WebdriverIO with a configuration for these pages. */
function wdio(reporters: string): string[] {
  const config = join(import.meta.dirname, '../../test-results/graded-wdio.conf.js');
  mkdirSync(dirname(config), { recursive: true });
  const files = pages.map((page) => resolve(solutionFile('webdriverio', page)));
  writeFileSync(
    config,
    `import { config as solutions } from '../tests/solutions/webdriverio/wdio.conf.js';
export const config = { ...solutions, specs: [${JSON.stringify(files)}], reporters: ${reporters} };
`,
  );
  return [process.execPath, 'node_modules/@wdio/cli/bin/wdio.js', 'run', config];
}

const tools = {
  playwright: {
    byExitCode: () => [...playwright, '--max-failures=1'],
    byTest: () => [...playwright, '--reporter=junit'],
  },
  pytest: { byExitCode: () => [...pytest, '-x'], byTest: () => [...pytest, '--junitxml={junit}'] },
  webdriverio: {
    byExitCode: () => wdio("['spec']"),
    byTest: () => wdio("[['junit', { outputDir: process.env.PRACTICE_SITE_JUNIT }]]"),
  },
};

async function graded(command: readonly string[]): Promise<GradeResult> {
  const args = ['grade', '--jobs', '1', '--json', ...pages.flatMap((page) => ['--page', page]), '--', ...command];
  const { code, stdout, stderr } = await runCommand([...builtCommand, ...args], {
    env: { ...process.env, ...findDriven() },
  }).ended;
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

/** A bug that is caught by the time limit is caught. */
const verdicts = ({ bugs }: GradeResult) =>
  bugs.results.map(({ id, result }) => `${id} ${result === 'timed-out' ? 'caught' : result}`);

/** How long a tool may take for both grades, in milliseconds. */
const limit = 2 * 3600 * 1000;

test.runIf(wholeSuite).each(Object.entries(tools))(
  '%s: each bug gets the same verdict',
  { timeout: limit },
  async (_tool, commands) => {
    const byTest = await graded(commands.byTest());
    expect(byTest.tests?.length).toBeGreaterThan(pages.length);
    const byExitCode = await graded(commands.byExitCode());
    expect(verdicts(byTest)).toEqual(verdicts(byExitCode));
    expect(byTest.runs).toBeLessThan(byExitCode.runs / 2);
    expect(byTest).toMatchObject({ trusted: true, rebuilds: { broken: 0 } });
  },
);
