import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

// Many projects are CommonJS, or are made it by their test runner. Each of these loads the package in its own way.

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** Makes a project without `"type": "module"`, with the tarball and two runners that are only needed here. */
beforeAll(async () => {
  const packed = await execa('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
  });
  write('package.json', '{ "name": "user", "private": true }');
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const packages = ['jest@30.2.0', 'mocha@11.7.4', `./${JSON.parse(packed.stdout)[0].filename}`];
  await execa('npm', [...install, ...packages], { cwd: folder });
  mkdirSync(join(folder, 'node_modules/@playwright'));
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', 'vitest', '@types/node']) {
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Runs a program of an installed package in the project. */
async function run(program: string, ...args: string[]) {
  const env = { NODE_OPTIONS: '', NO_COLOR: '1' };
  const { exitCode, all } = await execa(process.execPath, [program, ...args], {
    cwd: folder,
    env,
    all: true,
    reject: false,
  });
  return { exitCode, all };
}

const required = `const { startPracticeSite } = require('practice-site');
  const { pages, requirements } = require('practice-site/catalogue');`;

/** Starts a site with all that is loaded when it is needed, and gives the status of some responses. */
const visit = `async () => {
  const site = await startPracticeSite({ port: 0, seed: 7, bugs: ['auth/any-password'], redesigns: ['ids'] });
  const paths = ['/auth', '/__practice/health', '/api/orders', '/http/status/204', '/samples/sample.csv'];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
  await site.close();
  if (!pages.length || !requirements.auth.refused) throw new Error('The catalogue is empty.');
  return statuses.join();
}`;
const statuses = '200,200,200,204,200';

/** In milliseconds. The runners' own limits are those of a machine that does nothing else. */
const patience = '60000';

test.for(['20.16.0', '22.3.0'])('Node %s, which cannot require ES modules, requires it', async (version, { skip }) => {
  if (process.env.SKIP_NODE_VERSIONS) skip('SKIP_NODE_VERSIONS is set');
  const npx = ['--yes', '--prefer-offline', `node@${version}`, '--print', 'process.execPath'];
  const node = await execa('npx', npx, { reject: false });
  if (node.failed) skip(`no registry: ${node.stderr}`);
  const script = `${required} (${visit})().then(console.log)`;
  const { stdout, stderr } = await execa(node.stdout, ['--eval', script], { cwd: folder, reject: false });
  expect({ stdout, stderr }).toEqual({ stdout: statuses, stderr: '' });
});

test('an error that nobody catches is short, and has the name of its class', async () => {
  const script = "require('practice-site').startPracticeSite({ prot: 0 })";
  const { stderr } = await execa(process.execPath, ['--eval', script], { cwd: folder, reject: false });
  expect(stderr).toContain('CliError: Unknown option "prot". Did you mean port?');
  expect(stderr).not.toContain('[CliError]');
  expect(stderr.length).toBeLessThan(2000);
});

test('Jest runs a test that requires it', async () => {
  write('jest/site.test.js', `${required} test('it', async () => expect(await (${visit})()).toBe('${statuses}'));`);
  const { exitCode, all } = await run('node_modules/jest/bin/jest.js', '--rootDir', 'jest', '--testTimeout', patience);
  expect(exitCode, all).toBe(0);
  expect(all).toContain('1 passed');
});

test('mocha runs a test that requires it', async () => {
  const script = `const assert = require('node:assert');
    it('serves', async () => assert.equal(await (${visit})(), '${statuses}'));`;
  write('mocha/site.js', `${required} ${script}`);
  const { exitCode, all } = await run('node_modules/mocha/bin/mocha.js', 'mocha', '--timeout', patience);
  expect(exitCode, all).toBe(0);
  expect(all).toContain('1 passing');
});

test('Vitest runs a test that imports it', async () => {
  write(
    'vitest/site.test.ts',
    `import { pages, requirements } from 'practice-site/catalogue';
     import { startPracticeSite } from 'practice-site';
     import { expect, test } from 'vitest';
     test('it', async () => expect(await (${visit})()).toBe('${statuses}'));`,
  );
  const { exitCode, all } = await run(
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    'vitest',
    '--testTimeout',
    patience,
  );
  expect(exitCode, all).toBe(0);
  expect(all).toMatch(/Tests\s+1 passed/);
});

describe.each([
  ['without', '{ "private": true }'],
  ['with', '{ "private": true, "type": "module" }'],
])('a Playwright project %s "type": "module"', (which, manifest) => {
  test('finds its tests and runs them with the fixture', async () => {
    const project = `playwright-${which}`;
    write(`${project}/package.json`, manifest);
    write(
      `${project}/playwright.config.ts`,
      `import { defineConfig } from '@playwright/test';
       import type { PracticeFixtures } from 'practice-site/playwright';
       export default defineConfig<object, PracticeFixtures>({ use: { practiceOptions: { seed: 7 } } });`,
    );
    write(
      `${project}/site.spec.ts`,
      `import { expect, test } from 'practice-site/playwright';
       test('it', async ({ request, practiceSite }) => {
         expect(practiceSite.options.seed).toBe('7');
         await expect(await request.get('/forms')).toBeOK();
       });`,
    );
    const program = join(root, 'node_modules/@playwright/test/cli.js');
    const { exitCode, all } = await run(program, 'test', '--config', project);
    expect(exitCode, all).toBe(0);
    expect(all).toContain('1 passed');
  });
});

describe('TypeScript compiles a CommonJS project', () => {
  test.each([
    ['commonjs', 'node10', 'typescript'],
    ['node16', 'node16', 'typescript'],
    ['commonjs', 'bundler', 'typescript-native'],
    ['nodenext', 'nodenext', 'typescript-native'],
  ])('to %s, resolved as %s, by %s', async (module, moduleResolution, compiler) => {
    write(
      'types/use.ts',
      `import { type PracticeSite, startPracticeSite } from 'practice-site';
       import { type TestIdOf, pages } from 'practice-site/catalogue';
       import { test } from 'practice-site/playwright';
       export const site: Promise<PracticeSite> = startPracticeSite({ port: 0, variant: 'B' });
       export const first: string = pages[0].title;
       export const name: TestIdOf<'forms'> = 'submit-button';
       test('it', async ({ practiceSite }) => practiceSite.url.length);
       // @ts-expect-error there is no variant C
       startPracticeSite({ variant: 'C' });`,
    );
    // As `tsc --init` has it: the declarations of Playwright's own packages are not what is tested.
    const usual = { strict: true, esModuleInterop: true, skipLibCheck: true };
    const options = { ...usual, module, moduleResolution, noEmit: true, target: 'es2022', types: ['node'] };
    write('types/tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['use.ts'] }));
    const { all } = await run(join(root, 'node_modules', compiler, 'bin/tsc'), '-p', 'types');
    expect(all).toBe('');
  });
});
