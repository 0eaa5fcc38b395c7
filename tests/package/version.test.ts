import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { version } from '../../package.json';

const root = join(import.meta.dirname, '../..');
const bumped = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'deploy/Dockerfile', 'deploy/kubernetes.yaml'];
let folder: string;

/** Makes a repository with the files that a release changes, and with the script that changes them. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'practice-site-version-'));
  for (const path of [...bumped, 'build/version.ts']) cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await git('init', '--quiet');
  await git('config', 'user.name', 'Nancy');
  await git('config', 'user.email', 'nancy@example.com');
  await git('add', ...bumped, 'build');
  await git('commit', '--quiet', '--no-gpg-sign', '--message', 'Begin');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) => execa('git', args, { cwd: folder });
const bump = (to: string) => execa('npm', ['version', to], { cwd: folder, reject: false, all: true });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test('npm version sets the version in all its places, in one tagged commit', async () => {
  const { exitCode, all } = await bump('99.1.0');
  expect(exitCode, all).toBe(0);
  const { stdout } = await git('show', '--name-only', '--format=', 'v99.1.0^{commit}');
  expect(stdout.split('\n').sort()).toEqual(bumped.toSorted());
  expect(JSON.parse(read('package.json')).version).toBe('99.1.0');
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('99.1.0');
  expect(read('CHANGELOG.md')).toMatch(/^## Unreleased\n\n## 99\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n### /m);
  for (const file of ['deploy/Dockerfile', 'deploy/kubernetes.yaml']) {
    expect(read(file)).toContain('practice-site:99.1.0');
    expect(read(file)).not.toContain(`practice-site:${version}`);
  }
});

test('a version of which the change log says nothing is refused', async () => {
  await bump('99.1.0');
  const { exitCode, all } = await bump('99.2.0');
  expect(exitCode).not.toBe(0);
  expect(all).toContain('CHANGELOG.md has nothing under "Unreleased".');
  expect((await git('tag')).stdout).toBe('v99.1.0');
});
