import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { engines, scripts } from '../../package.json';
import playwright from '../../playwright.config';
import vitest from '../../vitest.config';

type Step = { run?: string; if?: string; uses?: string; with?: { name: string; path: string } };
type Job = { steps: Step[]; permissions?: Record<string, string>; strategy?: { matrix: Record<string, unknown[]> } };
type Workflow = { jobs: Record<string, Job>; permissions: Record<string, string> };

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const read = (file: string): Workflow => parse(readFileSync(join(folder, file), 'utf8'));
const commandsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));

describe.each(readdirSync(folder))('%s', (file) => {
  test('is understood by GitHub', async () => {
    const validator = join(root, 'node_modules/@action-validator/cli/cli.mjs');
    await execa(process.execPath, [validator, `.github/workflows/${file}`], { cwd: root });
  });

  test('runs scripts that there are', () => {
    const named = commandsOf(read(file)).flatMap((run) =>
      [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !(`${name}` in scripts))).toEqual([]);
  });

  test('keeps the results of each job, also of one that failed, under a name of its own', () => {
    for (const { steps, strategy } of Object.values(read(file).jobs)) {
      const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
      expect(uploads).toMatchObject([{ if: 'always()', with: { path: 'test-results' } }]);
      const last = steps.findLastIndex(({ run = '' }) => /(vitest|playwright|npm) (run|test)/.test(run));
      expect(steps.findIndex(({ uses }) => uses === uploads[0]?.uses)).toBeGreaterThan(last);
      // Jobs of a matrix need different names.
      if (strategy) expect(uploads[0]?.with?.name).toMatch(/\$\{\{ (strategy\.job-index|matrix\.os) \}\}/);
    }
  });

  test('runs the commands of npm test, or parts of them', () => {
    const runners = commandsOf(read(file)).filter((run) => /vitest|playwright (?!install)|npm (run )?test/.test(run));
    const known = /^(npm ci && npm test|npx vitest run( --project [\w-]+)+|npx playwright test --project \S+.*)$/;
    expect(runners.filter((run) => !known.test(run))).toEqual([]);
    expect(runners).not.toEqual([]);
  });

  test('may write nothing in the repository and knows no secret', () => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain('secrets.');
  });
});

describe('the tests', () => {
  const { jobs } = read('test.yml');
  const matrixOf = (name: string) => jobs[name]?.strategy?.matrix ?? {};

  test('leave out no project of Vitest', () => {
    const named = commandsOf(read('test.yml')).flatMap((run) =>
      run.includes('vitest') ? [...run.matchAll(/--project ([\w-]+)/g)] : [],
    );
    const projects = vitest.test?.projects?.map((project) => (project as { test: { name: string } }).test.name);
    expect(named.map(([, name]) => name).sort()).toEqual(projects?.toSorted());
  });

  test('leave out no page project of Playwright, and no shard of one', () => {
    const { project, shard, include } = matrixOf('pages') as {
      project: string[];
      shard: string[];
      include: { project: string; shard: string }[];
    };
    const shards = new Map<string, string[]>(project.map((name) => [name, shard]));
    for (const one of include) shards.set(one.project, [one.shard]);
    const named = (playwright.projects ?? []).map(({ name = '' }) => name);
    expect(named).toContain('desktop');
    expect([...shards.keys()]).toEqual(expect.arrayContaining(named));
    for (const parts of shards.values()) expect(parts).toEqual(parts.map((_, index) => `${index + 1}/${parts.length}`));
  });

  test('run on the oldest Node that the package takes, and on three systems', () => {
    const { node, os, include } = matrixOf('node') as { node: number[]; os: string[]; include: { os: string }[] };
    expect(Math.min(...node)).toBe(Number(/\d+/.exec(engines.node)?.[0]));
    expect(new Set([...os, ...include.map((one) => one.os)].map((name) => name.split('-')[0]))).toEqual(
      new Set(['ubuntu', 'windows', 'macos']),
    );
  });
});

test('the command of the README is what runs nightly, with everything', () => {
  const [command] = /^npm ci && npm test$/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  expect(commandsOf(read('nightly.yml'))).toContain(command);
  expect(readFileSync(join(folder, 'nightly.yml'), 'utf8')).toMatch(/^ +WHOLE_SUITE: 1$/m);
});

test('a release is tested, and published by the identity of its workflow', () => {
  const { jobs } = read('publish.yml');
  expect(jobs.publish?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  const commands = commandsOf(read('publish.yml'));
  const publish = commands.findIndex((run) => run.startsWith('npm publish'));
  expect(commands.findIndex((run) => run.includes('npm test'))).toBeLessThan(publish);
  expect(commands.findIndex((run) => run.includes('npm test'))).toBeGreaterThan(-1);
});
