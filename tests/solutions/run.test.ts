import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDriven } from '../browser';
import { type BuiltSite, serveBuilt } from '../built-cli';
import { playwrightSolutions, runTool } from '../run-tool';

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuilt();
});

afterAll(async () => {
  await site.stop();
});

/** Runs a tool's own command on the one site. What it prints is the message of a failure. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { exitCode, all } = await runTool(command, args, site.url, env);
  expect(exitCode, all).toBe(0);
}

test('playwright', () => run('playwright', playwrightSolutions));

// These two at once, because each of them runs one test at a time.
test.concurrent('selenium', async ({ skip }) => {
  const driven = findDriven();
  if (!driven) skip('No chromedriver here: apt-get install chromium-driver.');
  // Debian's Python, which is the one that has Debian's packages.
  const python = '/usr/bin/python3';
  const { failed } = await execa(python, ['-c', 'import selenium, pytest'], { reject: false });
  if (failed) skip('No Selenium for Python here: apt-get install python3-selenium python3-pytest.');
  await run(python, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'tests/solutions/selenium'], driven);
});

test.concurrent('webdriverio', async ({ skip }) => {
  const driven = findDriven();
  if (!driven) skip('No chromedriver here: apt-get install chromium-driver.');
  await run('wdio', ['run', 'tests/solutions/webdriverio/wdio.conf.js'], driven);
});
