import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
const run = (...args: string[]) => execa(process.execPath, [bin, ...args], { reject: false });

test.each(['bash', 'zsh', 'fish', 'powershell'])('prints a script for %s that asks the command', async (shell) => {
  const { stdout, exitCode } = await run('completion', shell);
  expect(stdout).toMatch(/practice-site complete/);
  expect(exitCode).toBe(0);
});

test('another shell is an error that names the known ones', async () => {
  expect(await run('completion', 'tcsh')).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/^error: .*zsh, bash, fish.*$/) });
});

test.each([
  [[''], ['serve', 'pages', 'export', 'completion']],
  [['ex'], ['export']],
  [
    ['export', '--'],
    ['--base', '--force', '--seed', '--variant', '--delay-scale'],
  ],
  [
    ['serve', '--o'],
    ['--open', '--other-origin'],
  ],
])('after %j it offers %j', async (words, offered) => {
  const { stdout } = await run('complete', '--', ...words);
  expect(stdout.split('\n').map((line) => line.split('\t')[0])).toEqual(expect.arrayContaining(offered));
});
