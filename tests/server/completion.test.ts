import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa, execaSync } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completionsOf } from '../../cli/commands/completion';
import { createProgram } from '../../cli/program/program';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
const run = (...args: string[]) => execa(process.execPath, [bin, ...args], { reject: false });

const program = createProgram(async () => {});
const offered = (...words: string[]) => completionsOf(program, words).map(({ value }) => value);

test('the command prints what it offers, with descriptions', async () => {
  expect((await run('complete', '--', 'serve', '--va')).stdout).toBe('--variant\tpin the A/B variant');
});

test.each(['bash', 'zsh', 'fish'])('prints a script for %s that evaluates nothing', async (shell) => {
  const { stdout, exitCode } = await run('completion', shell);
  expect(stdout).toMatch(/\bcomplete\b.* --|'complete', '--'/);
  expect(stdout).not.toMatch(/\beval\b|Invoke-Expression|compgen -W/i);
  expect(exitCode).toBe(0);
});

test('another shell is an error that names the known ones', async () => {
  const { exitCode, stderr } = await run('completion', 'tcsh');
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^error: .*bash, zsh, fish\..*$/)]);
});

test.each([
  [
    'a command',
    [''],
    ['serve', 'pages', 'start', 'bugs', 'redesigns', 'grade', 'heal', 'export', 'completion', 'help'],
  ],
  ['a command that has begun', ['ex'], ['export']],
  ['an option of the default command', ['--va'], ['--variant']],
  ['an option of the command and of the program once', ['--he'], ['--help']],
  ['an option of serve', ['serve', '--o'], ['--open', '--other-origin']],
  ['an option of export', ['export', '--f'], ['--force']],
  ['a value', ['--variant', ''], ['A', 'B']],
  ['a value after =', ['--download-failure=h'], ['--download-failure=http']],
  ['a value after = as bash splits it', ['serve', '--variant', '=', 'B'], ['--variant=B']],
  ['a page to open', ['serve', '--open', 'dra'], ['drag-drop']],
  ['an option after one whose value may be left out', ['--open', '--q'], ['--quiet']],
  ['a page', ['pages', 'key'], ['key-press']],
  ['the bugs of what is around the pages', ['bugs', 'she'], ['shell']],
  ['what is around the pages', ['pages', 'she'], ['shell']],
  ['a grade of what is around the pages', ['grade', '--page', 'she'], ['shell']],
  ['one page only', ['pages', 'forms', ''], []],
  ['a page to test', ['start', 'key'], ['key-press']],
  ['a tool', ['start', 'forms', '--tool', 'web'], ['webdriverio']],
  ['a redesign', ['redesigns', 'ne'], ['nesting', 'next']],
  ['a redesign to serve', ['--redesign', 'da'], ['dark']],
  ['a file for the pairs of a redesign', ['redesigns', 'next', '--pairs', ''], [':files']],
  ['a page to grade', ['grade', '--page', 'key'], ['key-press']],
  ['a part of a grade', ['grade', '--only', 'b'], ['bugs']],
  ['an option that may be repeated', ['grade', '--page', 'forms', '--pa'], ['--page']],
  ['a format of a report', ['grade', '--report', 'j'], ['json', 'junit']],
  ['a format of a report of a heal', ['heal', '--report', ''], ['json', 'html', 'markdown']],
  ['files for a report', ['grade', '--html', ''], [':files']],
  ['files for the command of a suite', ['grade', '--', 'p'], [':files']],
  ['a shell', ['completion', 'f'], ['fish']],
  ['folders', ['export', ''], [':folders']],
  ['folders after an option and its value', ['export', '--seed', '7', 'pu'], [':folders']],
  ['one folder only', ['export', 'public', ''], []],
  ['files after a redirection', ['export', 'public', '>', ''], [':files']],
  ['nothing of free text', ['--seed', ''], []],
  ['what was quoted', ["'--va"], ['--variant']],
])('offers %s', (_what, words, expected) => {
  expect(offered(...words)).toEqual(expected);
});

test('offers bugs with what goes wrong', async () => {
  const { stdout } = await run('complete', '--', 'serve', '--bug', 'auth/any-p');
  expect(stdout).toBe('auth/any-password\tSigns in with any password');
});

test('offers every page after pages, and an option once', async () => {
  const { stdout } = await run('pages', '--json');
  const ids = JSON.parse(stdout).pages.map(({ id }: { id: string }) => id);
  expect(offered('pages', '')).toEqual([...ids, 'shell']);
  const options = offered('export', '--force', '-');
  expect(options).toEqual(expect.arrayContaining(['--base', '--seed', '--help']));
  expect(options).not.toContain('--force');
});

const shells = {
  bash: ['bash', '--norc', '--noprofile', '-i'],
  zsh: ['zsh', '-f', '-i'],
  fish: ['fish', '--no-config', '-i'],
};

/** Why a shell cannot be tested here. `script`, which runs it in a terminal, takes other arguments outside of Linux. */
function missing(shell: string): string | undefined {
  if (process.platform !== 'linux') return 'needs the script command of Linux';
  return execaSync(shell, ['--version'], { reject: false }).failed ? `${shell} is not installed` : undefined;
}

describe.each(Object.entries(shells))('in %s', (shell, command) => {
  let folder: string;
  let recorded: string;
  const reason = missing(shell);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'practice-site-shell-'));
    recorded = join(folder, 'recorded');
    for (const name of ['bin', 'work/public']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'work/notes.txt'), 'mine');
    // Completes as the command does. Any other call it only records.
    for (const name of ['practice-site', 'npx']) {
      const file = join(folder, 'bin', name);
      const answer = `[ "$1" = complete ] && exec "${process.execPath}" "${bin}" "$@"`;
      writeFileSync(file, `#!/bin/sh\n${answer}\nprintf '[%s]' "$@" >> "${recorded}"; echo >> "${recorded}"\n`);
      chmodSync(file, 0o755);
    }
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Types lines into an interactive shell that has read the script twice, and returns the recorded calls. */
  async function type(lines: string[]) {
    writeFileSync(join(folder, 'completion'), (await run('completion', shell)).stdout);
    const terminal = spawn('script', ['-qfc', command.join(' '), '/dev/null'], {
      cwd: join(folder, 'work'),
      env: {
        PATH: `${folder}/bin:${join(process.execPath, '..')}:/usr/bin:/bin`,
        HOME: folder,
        TERM: 'dumb',
        LANG: 'C.UTF-8',
      },
    });
    let output = '';
    const waiting: (() => void)[] = [];
    terminal.stdout.on('data', (data) => {
      output += data;
      for (const check of waiting) check();
    });
    let number = 0;
    /** Resolves when the shell has handled the keys: it then prints a marker. */
    const done = (keys: string) =>
      new Promise<void>((resolve) => {
        const mark = `mark${++number}x`;
        waiting.push(() => output.includes(mark) && resolve());
        terminal.stdin.write(`${keys}echo mark''${number}x\n`);
      });
    // By default zsh expands the word before the cursor first, for any command.
    if (shell === 'zsh') await done("bindkey '^I' complete-word\n");
    for (const line of [`source ${folder}/completion\n`, `source ${folder}/completion\n`, ...lines]) await done(line);
    terminal.stdin.end('exit\n');
    await once(terminal, 'close');
    return existsSync(recorded) ? readFileSync(recorded, 'utf8').trimEnd().split('\n') : [];
  }

  test('Tab completes commands, options, values, pages and folders', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const typed = await type([
      'practice-site --va\tA\n',
      'practice-site serve --variant=\tB\n',
      'practice-site --download-failure h\t\n',
      'practice-site serve --open dra\t\n',
      'practice-site pages key\t\n',
      'practice-site exp\tpu\t\n',
      `${folder}/bin/practice-site pages key\t\n`,
    ]);
    expect(typed.map((line) => line.replace('public/', 'public'))).toEqual([
      '[--variant][A]',
      '[serve][--variant=B]',
      '[--download-failure][http]',
      '[serve][--open][drag-drop]',
      '[pages][key-press]',
      '[export][public]',
      '[pages][key-press]',
    ]);
  });

  test('through npx the installation that printed the script is used', async ({ skip }) => {
    skip(reason !== undefined, reason);
    // Removed, so that only npx is in PATH.
    rmSync(join(folder, 'bin/practice-site'));
    const typed = await type(['npx practice-site pages key\t\n', 'npx --yes practice-site --va\tA\n']);
    expect(typed).toEqual(['[practice-site][pages][key-press]', '[--yes][practice-site][--variant][A]']);
  });

  test('Tab runs nothing of the line and writes to no file', async ({ skip }) => {
    skip(reason !== undefined, reason);
    // Control-U deletes the line.
    await type(
      [
        'practice-site export public > notes.txt\t',
        'practice-site export public > notes.txt --ba\t',
        'practice-site serve --seed $(touch made)\t',
        'practice-site serve --seed $(touch made) --va\t',
        'practice-site serve --seed `touch made` --va\t',
        'practice-site export $(touch made)/\t',
        'practice-site pages <(touch made) \t',
        'npx practice-site --seed $(touch made) --va\t',
        '$(touch made)/practice-site --va\t',
      ].map((line) => `${line}\u0015`),
    );
    expect(readdirSync(join(folder, 'work')).sort()).toEqual(['notes.txt', 'public']);
    expect(readFileSync(join(folder, 'work/notes.txt'), 'utf8')).toBe('mine');
  });
});
