import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(['test', 'publish'])('GitHub understands the workflow %s', async (name) => {
  await execa('action-validator', [`.github/workflows/${name}.yml`], { cwd: root, preferLocal: true });
});

test('the command of the README runs on every Node of interest and on three systems', () => {
  const { strategy, steps } = parse(read('.github/workflows/test.yml')).jobs.test;
  expect(strategy.matrix.node).toEqual([20, 22, 24, 26]);
  expect([...strategy.matrix.os, ...strategy.matrix.include.map(({ os }: { os: string }) => os)]).toEqual([
    'ubuntu-latest',
    'windows-latest',
    'macos-latest',
  ]);
  expect(read('README.md')).toContain('```sh\nnpm ci && npm test\n```');
  expect(steps).toContainEqual({ run: 'npm ci && npm test' });
});
