import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { playwrightReport, vitestReport } from './report';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function run(runner: string, args: string[], files: Record<string, string>) {
  // In the project, where the runners' own packages are found.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'test-results/report-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const { stdout } = await execa(runner, args, { cwd: folder, preferLocal: true, localDir: root, reject: false });
  const file = join(folder, `${runner}.json`);
  writeFileSync(file, stdout);
  return file;
}

const statuses = (ran: { name: string; status: string }[]) => ran.map(({ name, status }) => [name, status]);

test('Playwright: a test expected to fail passes by failing, and one that passes the second time has failed', async () => {
  const file = await run('playwright', ['test', '--reporter', 'json'], {
    'playwright.config.ts': `export default { outputDir: 'results', projects: [{ name: 'desktop' }] };`,
    'all.spec.ts': `
      import { expect, test } from '@playwright/test';
      test('passes', () => {});
      test.describe('a group', () => {
        test('fails', () => expect(1, 'the reason').toBe(2));
        test('is skipped', () => test.skip());
      });
      test.fail('fails as expected', () => expect(1).toBe(2));
      test.fail('passes although it should not', () => {});
      test.describe('again', () => {
        test.describe.configure({ retries: 1 });
        test('passes the second time', ({}, { retry }) => expect(retry).toBe(1));
      });
    `,
  });
  const ran = playwrightReport(file);
  expect(statuses(ran)).toEqual([
    ['desktop › all.spec.ts › passes', 'passed'],
    ['desktop › all.spec.ts › fails as expected', 'passed'],
    ['desktop › all.spec.ts › passes although it should not', 'failed'],
    ['desktop › all.spec.ts › a group › fails', 'failed'],
    ['desktop › all.spec.ts › a group › is skipped', 'skipped'],
    ['desktop › all.spec.ts › again › passes the second time', 'failed'],
  ]);
  expect(ran.find(({ name }) => name.endsWith('› fails'))?.message).toContain('the reason');
});

test('Vitest: a file that fails by itself is a failure of its own', async () => {
  const file = await run('vitest', ['run', '--reporter', 'json', '--root', '.'], {
    'vitest.config.ts': 'export default {};',
    'all.test.ts': `
      import { expect, test } from 'vitest';
      test('passes', () => {});
      test('fails', () => expect(1, 'the reason').toBe(2));
      test.skip('is skipped', () => {});
    `,
    'broken.test.ts': `
      import { afterAll, test } from 'vitest';
      test('passes', () => {});
      afterAll(() => { throw new Error('the hook'); });
    `,
  });
  const ran = vitestReport(file).sort((one, other) => (one.name < other.name ? -1 : 1));
  expect(statuses(ran)).toEqual([
    ['all.test.ts › fails', 'failed'],
    ['all.test.ts › is skipped', 'skipped'],
    ['all.test.ts › passes', 'passed'],
    ['broken.test.ts', 'failed'],
    ['broken.test.ts › passes', 'passed'],
  ]);
  expect(ran.find(({ name }) => name === 'broken.test.ts')?.message).toContain('the hook');
  expect(ran.find(({ name }) => name.endsWith('› fails'))?.message).toContain('the reason');
});
