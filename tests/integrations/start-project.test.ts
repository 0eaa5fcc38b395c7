import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { solutionFile, solutionText } from '../../build/solution-files';
import type { GradeResult } from '../../cli/grade/result';
import { versions } from '../../cli/project/project';
import { devDependencies, version as ownVersion } from '../../package.json';
import type { Tool } from '../../site/page';
import keyPress from '../../site/pages/key-press/page';
import shop from '../../site/pages/shop/page';
import { devDependencies as drivers } from '../../tools/drivers/package.json';
import { chromiumLaunch, findDriven } from '../browser';
import { builtCommand, runCommand } from '../built-cli';
import { wholeSuite } from '../depth';
import { temporaryFolder } from '../temporary-folder';
import { devDependencies as cypress } from './cypress/package.json';

// The project that `start` writes, as it is and with the tests of the solution instead of the empty ones.

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
const requirements = Object.keys(keyPress.requirements);
const shopTests = Object.entries(shop.requirements).map(([id, sentence]) => `${id}: ${sentence}`);
const driven = findDriven();

type Tried = {
  /** Where the tool's packages are installed. */
  packages: string;
  /** What the project needs on this machine: its browser. */
  changes: readonly [file: string, find: string, replace: string][];
  tests: string;
  run: readonly string[];
  graded: readonly string[];
  /** What is graded: a few bugs, in a whole run all of the page for the tool that is quickest. */
  bugs: readonly string[];
};

const few = ['--bug', 'key-press/no-key-yet', '--bug', 'key-press/oldest-first'];

const tried: { [Name in Exclude<Tool, 'cypress'>]: Tried } = {
  playwright: {
    packages: 'node_modules',
    changes: [
      ['playwright.config.ts', 'use: {', `use: { launchOptions: ${JSON.stringify(chromiumLaunch())},`],
      // This machine may be busy.
      ['playwright.config.ts', 'expect: { timeout: 10_000 }', 'expect: { timeout: 60_000 }'],
    ],
    tests: 'tests/key-press.spec.ts',
    run: ['npx', 'playwright', 'test'],
    graded: ['npx', 'playwright', 'test', '--reporter=junit'],
    bugs: wholeSuite ? ['--page', 'key-press'] : few,
  },
  webdriverio: {
    packages: 'tools/drivers/node_modules',
    changes: [
      [
        'wdio.conf.js',
        "'goog:chromeOptions': {",
        `'wdio:chromedriverOptions': { binary: '${driven?.CHROMEDRIVER_PATH}' },
        'goog:chromeOptions': { binary: '${driven?.CHROMIUM_PATH}',`,
      ],
    ],
    tests: 'tests/key-press.spec.js',
    run: ['npx', 'wdio', 'run', 'wdio.conf.js'],
    graded: ['npx', 'wdio', 'run', 'wdio.conf.js'],
    bugs: few,
  },
  selenium: {
    packages: 'node_modules',
    changes: [
      [
        'conftest.py',
        '    options.add_argument("--headless=new")\n',
        `    options.add_argument("--headless=new")\n    options.binary_location = "${driven?.CHROMIUM_PATH}"\n`,
      ],
    ],
    tests: 'test_key_press.py',
    run: ['/usr/bin/python3', '-m', 'pytest', '-p', 'no:cacheprovider'],
    graded: ['/usr/bin/python3', '-m', 'pytest', '-p', 'no:cacheprovider', '--junitxml={junit}'],
    bugs: few,
  },
};

/** Packages as `npm install` would bring them, without a registry. */
function install(project: string, packages: string) {
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  const own = new Set<string>();
  for (const { name, version, path } of packagesOf(project)) {
    const from = path ?? join(root, packages, name);
    const installed = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
    expect({ name, version: installed.version }).toEqual({ name, version });
    mkdirSync(join(project, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(from, join(project, 'node_modules', name));
    for (const command of Object.keys(installed.bin ?? {})) own.add(command);
  }
  for (const command of own) {
    const from =
      command === 'practice-site' ? join(root, 'bin/practice-site.js') : join(root, packages, '.bin', command);
    if (existsSync(from)) symlinkSync(from, join(project, 'node_modules/.bin', command));
  }
}

function packagesOf(project: string): { name: string; version: string; path?: string }[] {
  const file = join(project, 'package.json');
  if (!existsSync(file)) return [{ name: 'practice-site', version: ownVersion, path: root }];
  const listed: Record<string, string> = JSON.parse(readFileSync(file, 'utf8')).devDependencies;
  return Object.entries(listed).map(([name, version]) => ({
    name,
    version,
    ...(name === 'practice-site' && { path: root }),
  }));
}

/** Has `start` write a project, and returns what it printed. */
async function start(page: string, tool: string, project: string): Promise<string> {
  const { code, stdout, stderr } = await runCommand([...builtCommand, 'start', page, '--tool', tool, project]).ended;
  expect(code, stderr).toBe(0);
  return stdout;
}

describe.each(Object.entries(tried))('%s', (tool, { packages, changes, tests, run, graded, bugs }) => {
  const project = join(folder, tool);
  // Ended with the test, if that takes too long.
  const inProject = (command: readonly string[], cancelSignal: AbortSignal, cwd = project) =>
    execa(command[0] ?? '', command.slice(1), {
      cwd,
      env: {
        BASE_URL: undefined,
        PRACTICE_SITE_URL: undefined,
        PATH: `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      },
      all: true,
      reject: false,
      cancelSignal,
    });
  const makeRunnable = (project: string) => {
    install(project, packages);
    for (const [file, find, replace] of changes) {
      const text = readFileSync(join(project, file), 'utf8');
      expect(text).toContain(find);
      writeFileSync(join(project, file), text.replace(find, replace));
    }
  };

  test('the project is written, and runs with all of its tests still to do', async ({ skip, signal }) => {
    if (tool !== 'playwright' && !driven) skip('No chromedriver here: apt-get install chromium-driver.');
    const stdout = await start('key-press', tool, project);
    expect(stdout).toContain(`with ${requirements.length} tests to write`);
    makeRunnable(project);
    const { exitCode, all } = await inProject(run, signal);
    expect(exitCode, all).toBe(0);
    expect(all).toContain(`${requirements.length} skipped`);
    for (const id of requirements) expect(readFileSync(join(project, tests), 'utf8')).toContain(`${id}: `);
  });

  test('where a page object is begun, the first test uses it and passes', async ({ skip, signal }) => {
    if (tool !== 'playwright' && !driven) skip('No chromedriver here: apt-get install chromium-driver.');
    const project = join(folder, `${tool}-shop`);
    await start('shop', tool, project);
    makeRunnable(project);
    const { exitCode, all } = await inProject(run, signal, project);
    expect(exitCode, all).toBe(0);
    expect(all).toMatch(/\b1 pass(?:ed|ing)\b/);
    expect(all).toContain(`${shopTests.length - 1} skipped`);
  });

  // In Selenium these need a module of the project, in WebdriverIO what its configuration resets after each test.
  test.skipIf(tool === 'playwright')('with the solution of auth, all tests pass', async ({ skip, signal }) => {
    if (!driven) skip('No chromedriver here: apt-get install chromium-driver.');
    const project = join(folder, `${tool}-auth`);
    await start('auth', tool, project);
    makeRunnable(project);
    writeFileSync(join(project, tests.replace(/key.press/, 'auth')), solutionText(solutionFile(tool as Tool, 'auth')));
    const { exitCode, all } = await inProject(run, signal, project);
    expect(exitCode, all).toBe(0);
  });

  // Long, because a grade is many runs, and test machines are shared. A normal run grades with the tool that is quickest.
  const gradedHere = wholeSuite || tool === 'playwright' ? [bugs] : [];
  test.for(gradedHere)(
    'with the tests of the solution, bugs are caught',
    { timeout: 900_000 },
    async (bugs, context) => {
      const { skip, signal } = context;
      if (tool !== 'playwright' && !driven) skip('No chromedriver here: apt-get install chromium-driver.');
      writeFileSync(join(project, tests), solutionText(solutionFile(tool as Tool, 'key-press')));
      const file = join(project, 'grade.json');
      const grade = ['npx', 'practice-site', 'grade', ...bugs, '--only', 'bugs', '--json', file, '--'];
      const { exitCode, all } = await inProject([...grade, ...graded], signal);
      expect(exitCode, all).toBe(0);
      const result: GradeResult = JSON.parse(readFileSync(file, 'utf8'));
      expect(result).toMatchObject({ trusted: true, bugs: { percent: 100, missed: 0 }, rebuilds: { broken: 0 } });
      expect(result.tests).toHaveLength(requirements.length);
    },
  );
});

test.each([
  ['playwright', 'pages/products-page.ts', 'tests/shop.spec.ts'],
  ['selenium', 'pages/products_page.py', 'test_shop.py'],
  ['webdriverio', 'pages/products-page.js', 'tests/shop.spec.js'],
  ['cypress', 'cypress/pages/products-page.js', 'cypress/e2e/shop.cy.js'],
])('%s: a project for the shop has a page object, which the first test uses', async (tool, pageObject, tests) => {
  const project = join(folder, `${tool}-shop-files`);
  const stdout = await start('shop', tool, project);
  expect(stdout).toContain(`with ${shopTests.length - 1} tests to write`);
  expect(stdout).toContain(`It uses the page object in ${pageObject}.`);
  expect(readFileSync(join(project, 'README.md'), 'utf8')).toContain(`\`${pageObject}\``);
  const page = readFileSync(join(project, pageObject), 'utf8');
  for (const part of ['class ProductsPage', '/shop?with=', 'shop-search', 'Add next: ']) expect(page).toContain(part);
  const text = readFileSync(join(project, tests), 'utf8');
  expect(text).toMatch(/import .*roducts_?[Pp]age/);
  for (const title of shopTests) expect(text.split(title), title).toHaveLength(2);
});

test('the versions are those that the solutions are tested with', () => {
  const tested: Record<string, string> = { ...devDependencies, ...drivers, ...cypress };
  const { 'mocha-junit-reporter': reporter, ...own } = versions;
  for (const [name, version] of Object.entries(own)) expect({ name, version }).toEqual({ name, version: tested[name] });
  expect(reporter).toMatch(/^\d+\.\d+\.\d+$/);
});
