import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const root = join(import.meta.dirname, '..');

/** Timers that no test waits for, by the file that has them. */
const timers: Record<string, string> = {
  'cli/project/files/selenium/stopwatch.py': 'measures in the page',
  'site/pages/auth/solutions/selenium_test.py': 'notes how long the page wants to wait',
  'site/pages/http/solutions/cypress.cy.js': 'loads the page again, for which Cypress waits after a link to a file',
  'site/pages/windows/solutions/webdriverio.spec.js': 'clicks after the command that causes it has ended',
  'tests/e2e/same-run.spec.ts': 'ends the waits of the site at once',
  'tests/server/raw-client.ts': 'gives up on a server that hangs',
  'tests/slow-proxy.ts': 'makes a response slow',
};

const sleep =
  /(?<!test\.)\bsetTimeout\(|timers\/promises|Atomics\.wait\(|\bsleep\(|[wW]aitForTimeout\(|\.(pause|wait)\(\d/;

/** All that tests run: their own files, and those of a page's folder that are for tests alone. */
const sources = sourceFiles('build', 'cli', 'site', 'tests')
  .filter((file) => /\.(ts|js|mjs|py)$/.test(file))
  .filter((file) =>
    /^tests\/|\.(spec|test)\.ts$|\/(solutions|project\/files)\/|\/(spec-helpers|states)\.ts$/.test(file),
  );

test('no test sleeps: it waits for what it needs, however long that takes', () => {
  const sleeping = sources.filter((file) => sleep.test(readFileSync(join(root, file), 'utf8')));
  expect(sleeping.filter((file) => file !== 'tests/sleeps.test.ts').sort()).toEqual(Object.keys(timers));
});
