import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { runCommand, urlOf } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';

// npm start in a copy of the project in which nothing is built.

const root = join(import.meta.dirname, '../..');
const copied = ['bin', 'build', 'cli', 'frames', 'site', 'tests', 'tools'];
const folder = temporaryFolder();

beforeAll(() => {
  const filter = (path: string) => !/node_modules$/.test(path);
  const files = readdirSync(root).filter((name) => /\.(json|ts)$/.test(name));
  for (const name of [...copied, ...files]) cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  // Not one link, because builds write into node_modules/.cache, and other tests read what the real build wrote there.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
});

/**
 * Runs npm start until a page is served, sends it a signal, and returns the lines that were printed. A SIGINT goes to the
 * whole process group, as by Ctrl+C: npm's shell waits at one that it gets alone. A SIGTERM goes to npm alone.
 */
async function start(signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM'): Promise<string[]> {
  const { child, ready, ended, stdout, stderr } = runCommand(['npm', 'start', '--', '--port', '0'], {
    cwd: folder,
    detached: true,
  });
  const pid = child.pid as number;
  const url = urlOf(await ready);
  expect(await (await fetch(`${url}/forms`)).text()).toContain('<title>Forms');
  process.kill(signal === 'SIGINT' ? -pid : pid, signal);
  // Once no process holds the output any more.
  await ended;
  await expect(fetch(url)).rejects.toThrow();
  return `${stdout()}\n${stderr()}`.split('\n').filter((line) => line.trim() !== '');
}

test('npm start builds what serving needs, and prints at most five lines', async () => {
  const lines = await start();
  expect(lines).toContainEqual(expect.stringMatching(/^Building the site\./));
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(5);
});

test('a second npm start builds nothing', async () => {
  expect((await start()).join('\n')).not.toContain('Building');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends npm start and all that it has started', async (signal) => {
  await start(signal);
});

test('what needs the whole build notices that it is not there', async () => {
  const script = `import { isStale } from './build/build.ts'; console.log(isStale('serving'), isStale('all'));`;
  const { stdout } = await execa('tsx', ['--input-type=module', '-e', script], {
    cwd: folder,
    preferLocal: true,
    localDir: root,
  });
  expect(stdout).toBe('false true');
  const bugs = await execa(process.execPath, ['bin/practice-site.js', 'bugs'], { cwd: folder, reject: false });
  expect(bugs).toMatchObject({ exitCode: 1, stdout: '' });
  expect(bugs.stderr).toContain('This build has no bugs. Run npm run build first.');
});
