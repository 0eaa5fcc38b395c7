import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../browser';
import { serveBuilt } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** Makes a project with the tarball, and with this project's Playwright as its peer dependency. */
beforeAll(async () => {
  const { stdout } = await execa('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
  });
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  await execa('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${JSON.parse(stdout)[0].filename}`], {
    cwd: folder,
  });
  mkdirSync(join(folder, 'node_modules/@playwright'));
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', '@types']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import { defineConfig } from '@playwright/test';
     import type { PracticeFixtures } from 'practice-site/playwright';
     export default defineConfig<object, PracticeFixtures>({
       workers: 2,
       fullyParallel: true,
       // Playwright's own limits are those of a machine that does nothing else.
       timeout: 180_000,
       expect: { timeout: 60_000 },
       reporter: 'json',
       use: {
         practiceOptions: { seed: 7, variant: 'B', delayScale: 0 },
         launchOptions: ${JSON.stringify(chromiumLaunch())},
       },
     });`,
  );
});

type Spec = { tests: [{ annotations: { description: string }[]; results: { workerIndex: number }[] }] };

/** Runs these files, a suite each in the report. */
async function run(specs: string[], env: NodeJS.ProcessEnv = {}) {
  const specFolder = join(folder, 'specs');
  rmSync(specFolder, { recursive: true, force: true });
  mkdirSync(specFolder);
  for (const [index, spec] of specs.entries()) {
    const text = `import { expect, test } from 'practice-site/playwright';\n${spec}`;
    writeFileSync(join(specFolder, `${index}.spec.ts`), text);
  }
  const result = await execa(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: folder,
    env,
    reject: false,
  });
  const report = JSON.parse(result.stdout);
  expect(report.errors).toEqual([]);
  return report;
}

test('each worker has a site of its own, started with the options, behind baseURL', async () => {
  const { stats, suites } = await run([
    `for (const name of ['one', 'two', 'three', 'four']) {
      test(name, async ({ page, request, baseURL, practiceSite }) => {
        test.info().annotations.push({ type: 'site', description: practiceSite.url });
        expect(baseURL).toBe(practiceSite.url);
        const health = await (await request.get('/__practice/health')).json();
        expect(health.options).toMatchObject({ seed: '7', variant: 'B', delayScale: 0 });
        await page.goto('/ab-testing');
        await expect(page.getByTestId('variant-title')).toHaveText('Experience Version B');
      });
    }`,
  ]);
  expect(stats).toMatchObject({ expected: 4, unexpected: 0 });
  const sites = suites[0].specs.map(
    ({ tests: [{ annotations, results }] }: Spec) => `${results[0]?.workerIndex} ${annotations[0]?.description}`,
  );
  // Two workers and two sites: each worker has its own and keeps it.
  expect(new Set(sites).size).toBe(2);
  expect(new Set(sites.map((pair: string) => pair.split(' ')[0])).size).toBe(2);
  expect(new Set(sites.map((pair: string) => pair.split(' ')[1])).size).toBe(2);
});

test('a file can start its site with other options', async () => {
  const { stats } = await run([
    `test.use({ practiceOptions: { variant: 'A', delayScale: 2 } });
    test('it', async ({ page, practiceSite }) => {
      expect(practiceSite.options).toMatchObject({ seed: null, variant: 'A', delayScale: 2 });
      await page.goto('/ab-testing');
      await expect(page.getByTestId('variant-title')).toHaveText('Welcome to Version A');
    });`,
  ]);
  expect(stats).toMatchObject({ expected: 1, unexpected: 0 });
});

test('where PRACTICE_SITE_URL names a site, all workers use that one', async () => {
  const site = await serveBuilt('--seed', '3');
  const { stats } = await run(
    [
      `test('it', async ({ page, baseURL, practiceSite }) => {
      expect([baseURL, practiceSite.url]).toEqual(['${site.url}', '${site.url}']);
      expect(practiceSite).toMatchObject({ port: ${site.port}, options: { seed: '3' } });
      await page.goto('/auth');
      await expect(page.getByTestId('auth-form')).toBeVisible();
    });`,
    ],
    { PRACTICE_SITE_URL: site.url },
  );
  expect(stats).toMatchObject({ expected: 1, unexpected: 0 });
  expect((await fetch(`${site.url}/__practice/health`)).status).toBe(200);
  await site.stop();
});

test('a PRACTICE_SITE_URL at which nothing runs is named', async () => {
  const report = await run(["test('it', async ({ practiceSite }) => expect(practiceSite.url).toBe(''));"], {
    PRACTICE_SITE_URL: 'http://localhost:1',
  });
  expect(JSON.stringify(report)).toContain('There is no practice-site at http://localhost:1');
});

test('invalid practiceOptions fail with a sentence', async () => {
  const sentences = {
    '{ varient: "A" }': 'Did you mean variant?',
    '{ port: 8080 }': 'Known are seed, variant, ',
    '{ variant: "C" }': 'must be A or B.',
  };
  const specs = Object.keys(sentences).map(
    (options) => `test.use({ practiceOptions: ${options} as never });
    test('it', async ({ practiceSite }) => expect(practiceSite.url).toBe(''));`,
  );
  const { stats, suites } = await run(specs);
  expect(stats).toMatchObject({ expected: 0, unexpected: specs.length });
  for (const [index, sentence] of Object.values(sentences).entries()) {
    expect(JSON.stringify(suites[index])).toContain(sentence);
  }
});

test('the compiler knows the options, and every test id of every page', async () => {
  writeFileSync(
    join(folder, 'types.ts'),
    `import { testIds, pages, type TestIdOf, type ShellTestId } from 'practice-site/catalogue';
     import { test } from 'practice-site/playwright';

     test.use({ practiceOptions: { seed: 7, variant: 'A', delayScale: 0.5 } });
     // @ts-expect-error there are two variants
     test.use({ practiceOptions: { variant: 'C' } });

     export const known: TestIdOf<'tables' | 'auth'>[] = ['dynamic-table', 'table-cell-email-3', 'login-button'];
     // @ts-expect-error there is no such column
     export const column: TestIdOf<'tables'> = 'table-cell-phone-3';
     // @ts-expect-error that one is on another page
     export const other: TestIdOf<'forms'> = 'login-button';
     export const shell: ShellTestId = 'nav-drag-drop';
     export const numbered: TestIdOf<'notifications'> = \`notification-\${7}\`;
     export const first: 'login-form' = testIds.forms[0].name;
     export const addresses: string[] = pages.map((page) => page.address);`,
  );
  const options = '--noEmit --strict --skipLibCheck --target es2023 --module nodenext --types node types.ts'.split(' ');
  await execa(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options], { cwd: folder });
});
