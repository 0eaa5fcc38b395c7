import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDriven } from '../browser';
import { type BuiltSite, serveBuilt } from '../built-cli';
import { everyPage, inDepth, named, wholeSuite } from '../depth';
import { playwrightSolutions, runTool, solutionFiles } from '../run-tool';

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuilt();
});

afterAll(async () => {
  await site.stop();
});

/**
 * Runs a tool's own command on the shared site. If it fails, the end of its output, with the failures, is the message.
 */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { exitCode, all } = await runTool(command, args, site.url, env);
  expect(exitCode, all.slice(-1500)).toBe(0);
}

// For all pages, because these are the tests of the requirements, and specs do not repeat them.
test('playwright', () => run('playwright', playwrightSolutions(everyPage)));

/** Started projects run the solutions of auth, in `tests/integrations`. The shell has half of all tests. */
const leftOut = wholeSuite ? [] : ['auth', 'shell'].filter((page) => !named.includes(page));
const pages = inDepth.filter((page) => !leftOut.includes(page));

// These two run at the same time, because each of them runs one test at a time.
test.concurrent('selenium', async ({ skip }) => {
  const driven = findDriven();
  if (!driven) skip('No chromedriver here: apt-get install chromium-driver.');
  // Debian's own Python has Debian's packages.
  const python = '/usr/bin/python3';
  const { failed } = await execa(python, ['-c', 'import selenium, pytest'], { reject: false });
  if (failed) skip('No Selenium for Python here: apt-get install python3-selenium python3-pytest.');
  const files = solutionFiles('selenium', pages);
  // Without compiled files beside the solutions: with them the site would look as if it had changed after its build.
  await run(python, ['-B', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', ...files], driven);
});

test.concurrent('webdriverio', async ({ skip }) => {
  const driven = findDriven();
  if (!driven) skip('No chromedriver here: apt-get install chromium-driver.');
  // By a configuration, because `--spec` would start a browser for each file, and `--exclude` cannot leave one file out
  // of a group.
  const files = solutionFiles('webdriverio', pages).map((file) => resolve(file));
  const config = join(import.meta.dirname, '../../test-results/wdio.conf.js');
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(
    config,
    `import { config as solutions } from '../tests/solutions/webdriverio/wdio.conf.js';
export const config = { ...solutions, specs: [${JSON.stringify(files)}] };
`,
  );
  await run(process.execPath, ['node_modules/@wdio/cli/bin/wdio.js', 'run', config], driven);
});
