import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../browser';
import { type BuiltSite, builtCommand, serveBuilt } from '../built-cli';
import { wholeSuite } from '../depth';
import { temporaryFolder } from '../temporary-folder';

// docs/shop-suite.md step by step: its blocks are written into a project, and run.

const root = join(import.meta.dirname, '../..');
const doc = readFileSync(join(root, 'docs/shop-suite.md'), 'utf8');
const folder = temporaryFolder();
const project = join(folder, 'practice-shop');
const commands = join(project, 'node_modules/.bin');
let site: BuiltSite;

beforeAll(async () => {
  const [, start = ''] = /```sh\nnpx practice-site (start .*)\n```/.exec(doc) ?? [];
  await execa(builtCommand[0] ?? '', [builtCommand[1] ?? '', ...start.split(' ')], { cwd: folder });
  mkdirSync(commands, { recursive: true });
  for (const name of ['@playwright', 'playwright', 'playwright-core'])
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name), 'junction');
  symlinkSync(join(root, 'node_modules/.bin/playwright'), join(commands, 'playwright'));
  symlinkSync(join(root, 'bin/practice-site.js'), join(commands, 'practice-site'));
  const config = join(project, 'playwright.config.ts');
  // What this machine needs: its browser, no sandbox for root, and time where it is busy.
  const launch = `use: { launchOptions: ${JSON.stringify(chromiumLaunch())},`;
  const text = readFileSync(config, 'utf8').replace('use: {', launch);
  writeFileSync(config, text.replace('expect: { timeout: 10_000 }', 'expect: { timeout: 60_000 }'));
  site = await serveBuilt();
});

afterAll(async () => {
  await site?.stop();
});

/** Runs a command in the project, and returns all that it printed. */
async function run(command: string, env: { BASE_URL?: string }): Promise<string> {
  const { all } = await execa(command, {
    cwd: project,
    shell: true,
    all: true,
    env: { PATH: `${commands}${delimiter}${process.env.PATH}`, PRACTICE_SITE_URL: undefined, ...env },
  });
  return all;
}

const steps = doc.split(/^(?=## )/m).map((section) => ({
  title: /^## (.*)/.exec(section)?.[1] ?? '',
  files: [...section.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```/gms)].map(([, path = '', text = '']) => ({ path, text })),
}));
const written = steps.filter(({ files }) => files.length > 0);

test('four steps have files, and every block of TypeScript is one', () => {
  expect(written.map(({ title }) => title[0])).toEqual(['1', '2', '3', '4']);
  const files = written.flatMap((step) => step.files);
  expect(files).toHaveLength(doc.match(/^```ts$/gm)?.length ?? 0);
});

test.each(written)('$title: its files run, and its tests pass', async ({ files }) => {
  for (const { path, text } of files) writeFileSync(join(project, path), text);
  const specs = files.map(({ path }) => path).filter((path) => path.endsWith('.spec.ts'));
  expect(specs).toHaveLength(1);
  expect(await run(`playwright test ${specs.join(' ')}`, { BASE_URL: site.url })).toContain('1 passed');
});

// Eight runs of the suite, which a normal run leaves out.
const [gradeShown = []] = doc.matchAll(/^```\n\$ npx (practice-site grade [^\n]*)\n(.*?)^```/gms);
const graded = wholeSuite ? [gradeShown] : [];
test.for(graded)('the grade prints what the last step shows', async ([, command = '', lines = '']) => {
  const linesOf = (output: string) => output.replace(/\b[\d.]+ (?=s\b|min\b)/g, 'n ').split('\n');
  const printed = linesOf(await run(command, { BASE_URL: undefined }));
  const shown = linesOf(lines).filter((line) => !['…', '', '  …'].includes(line));
  expect(shown).toHaveLength(5);
  expect(shown.filter((line) => !printed.includes(line))).toEqual([]);
});
