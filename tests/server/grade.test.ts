import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GradeResult } from '../../cli/grade/result';
import { builtCommand, runCommand } from '../built-cli';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grade-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const grade = (...args: string[]) => runCommand([...builtCommand, 'grade', ...args]);

/** A suite in a file: a script for Node, which may use `show` to pretend that a browser has shown a page. */
function suite(name: string, script: string): string[] {
  const file = join(folder, `${name}.mjs`);
  const show = 'const show = (id) => fetch(`${process.env.PRACTICE_SITE_URL}/__practice/shown/${id}`);';
  writeFileSync(file, `import { appendFileSync, existsSync, readFileSync } from 'node:fs';\n${show}\n${script}`);
  return [process.execPath, file];
}

/** Counts the suite's runs in a file, from 1 on. */
const counted = (name: string) => {
  const file = JSON.stringify(join(folder, `${name}.count`));
  return `appendFileSync(${file}, '.'); const run = readFileSync(${file}).length;`;
};

async function graded(...args: string[]): Promise<GradeResult> {
  const { code, stdout, stderr } = await grade('--json', ...args).ended;
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

describe('bad input is one line, before anything runs', () => {
  test.each([
    ['no command', [], 'Name the command that runs the suite: grade -- npx playwright test.'],
    ['a command that does not exist', ['--', 'no-such-command'], 'There is no command "no-such-command".'],
    ['a page', ['--page', 'form', '--', 'true'], 'There is no page "form". Did you mean forms?'],
    [
      'a bug',
      ['--bug', 'auth/any-pasword', '--', 'true'],
      'There is no bug "auth/any-pasword". Did you mean auth/any-password?',
    ],
    ['a part', ['--only', 'all', '--', 'true'], '--only "all" must be bugs, redesigns or conditions.'],
    ['a shard', ['--shard', '5/4', '--', 'true'], 'shard "5/4" must be a part of a whole, like 1/3.'],
    ['a share', ['--min', '101', '--', 'true'], '--min "101" must be a number from 0 to 100.'],
    ['a number of jobs', ['--jobs', '0', '--', 'true'], '--jobs "0" must be a whole number from 1 to 999.'],
    [
      'a folder for the report',
      ['--json', '/no/such/grade.json', '--', 'true'],
      '/no/such/grade.json cannot be written: its folder does not exist.',
    ],
    ['a report that is a folder', ['--html', '/', '--', 'true'], '/ cannot be written: it is a folder.'],
    ['a file to merge', ['--merge', '/no/such.json'], 'There is no file /no/such.json.'],
  ])('%s', async (_what, args, message) => {
    expect(await grade(...args).ended).toEqual({ code: 1, stdout: '', stderr: `error: ${message}\n` });
  });

  test('a port that is taken', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    const { code, stderr } = await grade('--port', `${port}`, '--', 'true').ended;
    server.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^error: .*${port}.*\\n$`));
  });
});

describe('a suite', () => {
  test('that shows nothing reaches no bug', async () => {
    const { bugs, conditions, complete } = await graded('--', 'true');
    expect({ complete, caught: bugs.caught, missed: bugs.missed, percent: bugs.percent }).toEqual({
      complete: true,
      caught: 0,
      missed: 0,
      percent: null,
    });
    expect(bugs.notReached).toBe(bugs.results.length);
    expect(conditions.results.map(({ id, result }) => `${id}: ${result}`)).toEqual([
      'another seed: passed',
      'variant A: passed',
      'variant B: passed',
      'delay-scale 0: passed',
      'delay-scale 3: passed',
      'slow: passed',
      'late: passed',
    ]);
  });

  test('meets the condition, whatever option was chosen for the correct site', async () => {
    const file = join(folder, 'options');
    const script = `const { options } = await (await fetch(process.env.BASE_URL + '/__practice/health')).json();
      appendFileSync(${JSON.stringify(file)}, options.slow + ' ' + options.late + '\\n');`;
    await graded('--only', 'conditions', '--slow', '1', '--late', '2', '--', ...suite('pinned', script));
    const met = readFileSync(file, 'utf8').trim().split('\n');
    expect([...new Set(met)].sort()).toEqual(['1 2', '1 500', '300 2']);
  });

  test('that only fetches a page has not shown it', async () => {
    const { correct } = await graded(
      '--page',
      'auth',
      '--',
      ...suite('fetch', 'await fetch(`${process.env.BASE_URL}/auth`);'),
    );
    expect(correct.pages).toEqual([]);
  });

  test('that notices nothing misses every bug of the pages that it shows', async () => {
    const { correct, bugs } = await graded('--page', 'auth', '--', ...suite('weak', "await show('auth');"));
    expect(correct.pages).toEqual(['auth']);
    expect(new Set(bugs.results.map(({ result }) => result))).toEqual(new Set(['missed']));
    expect(bugs.percent).toBe(0);
  });

  test('that fails on the correct site is refused, with the end of what it printed', async () => {
    const failing = suite('failing', "console.log('what went wrong'); process.exit(3);");
    const { code, stdout, stderr } = await grade('--', ...failing).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      'error: The suite fails on the correct site (exit code 3). It printed at its end:\nwhat went wrong\n',
    );
  });

  test('that ends by a signal is refused', async () => {
    const { stderr } = await grade('--', ...suite('dying', "process.kill(process.pid, 'SIGKILL');")).ended;
    expect(stderr).toContain('The suite fails on the correct site (ended by SIGKILL).');
  });

  test('that passes only the first time is refused', async () => {
    const flaky = suite('flaky', `${counted('flaky')} if (run > 1) process.exit(1);`);
    const { code, stderr } = await grade('--jobs', '1', '--', ...flaky).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('passes on the correct site and fails the next time');
  });

  test('whose runs disturb each other is refused', async () => {
    const lock = JSON.stringify(join(folder, 'lock'));
    const script = `import { mkdirSync, rmdirSync } from 'node:fs';
      mkdirSync(${lock}); await new Promise((resolve) => setTimeout(resolve, 500)); rmdirSync(${lock});`;
    const { code, stderr } = await grade('--jobs', '2', '--', ...suite('sharing', script)).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('try --jobs 1');
  });

  test('that needs a terminal is refused with what it says', async () => {
    const script = "if (!process.stdin.isTTY) { console.error('I need a terminal'); process.exit(1); }";
    const { code, stderr } = await grade('--', ...suite('interactive', script)).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('I need a terminal');
  });

  test('that changes its own files is run as it is by then', async () => {
    const script = "appendFileSync(process.argv[1], '\\n// run'); await show('auth');";
    const changing = suite('changing', script);
    const { bugs } = await graded('--jobs', '1', '--bug', 'auth/any-password', '--', ...changing);
    expect(bugs.missed).toBe(1);
    expect(readFileSync(changing[1] ?? '', 'utf8').match(/^\/\/ run/gm)).toHaveLength(3);
  });

  test('that hangs is ended, and has noticed the bug', async () => {
    const hanging = suite(
      'hanging',
      `${counted('hanging')} await show('auth'); if (run > 2) setInterval(() => {}, 1e6);`,
    );
    const { bugs } = await graded('--jobs', '1', '--bug', 'auth/any-password', '--', ...hanging);
    expect(bugs).toMatchObject({ caught: 1, percent: 100, results: [{ result: 'timed-out' }] });
  });

  test('gets the address by every name, and in its arguments', async () => {
    const names = ['PRACTICE_SITE_URL', 'BASE_URL', 'PLAYWRIGHT_TEST_BASE_URL', 'CYPRESS_BASE_URL'];
    const script = `const [url, port] = process.argv.slice(2);
      const given = ${JSON.stringify(names)}.map((name) => process.env[name]);
      if (given.some((one) => one !== url) || new URL(url).port !== port) throw new Error(String(given));
      if ((await fetch(url)).status !== 200) throw new Error('no site');`;
    await graded('--only', 'conditions', '--', ...suite('addressed', script), '{url}', '{port}');
  });

  test('that prints megabytes and reads stdin is no problem', async () => {
    const script = `process.stdin.on('end', () => {
      for (let line = 0; line < 50; line++) console.log('x'.repeat(100_000));
    }).resume();`;
    await graded('--only', 'conditions', '--', ...suite('loud', script));
  });
});

describe('the result', () => {
  test('is the same from two shards, merged', async () => {
    const weak = suite('sharded', "await show('auth');");
    const whole = await graded('--page', 'auth', '--', ...weak);
    const parts = [];
    for (const shard of ['1/2', '2/2']) {
      const file = join(folder, `shard-${shard[0]}.json`);
      expect((await grade('--page', 'auth', '--shard', shard, '--json', file, '--', ...weak).ended).code).toBe(0);
      parts.push(file);
    }
    const merged: GradeResult = JSON.parse((await grade('--json', '--merge', ...parts).ended).stdout);
    expect(merged.bugs.results.map(({ id }) => id).sort()).toEqual(whole.bugs.results.map(({ id }) => id).sort());
    expect({ ...merged.bugs, results: [] }).toEqual({ ...whole.bugs, results: [] });
    const twice = await grade('--merge', parts[0] ?? '', parts[0] ?? '').ended;
    expect(twice).toMatchObject({ code: 1, stdout: '' });
    expect(twice.stderr).toMatch(/^error: auth\/[\w-]+ is in .* merge each shard once\.\n$/);
  });

  test('names missed requirements, and the bugs only with --reveal', async () => {
    const weak = suite('told', "await show('auth');");
    const args = ['--bug', 'auth/any-password'];
    const { stdout } = await grade(...args, '--', ...weak).ended;
    expect(stdout).toContain('auth/refused: With a name or a password that is wrong');
    expect(stdout).toContain('Bugs 0 of 1 caught (0 %)');
    expect(stdout).not.toContain('Signs in with any password');
    expect((await grade(...args, '--reveal', '--', ...weak).ended).stdout).toContain('Signs in with any password');
  });

  test('below --min is exit code 2', async () => {
    const weak = suite('short', "await show('auth');");
    const { code, stderr } = await grade('--bug', 'auth/any-password', '--min', '50', '--', ...weak).ended;
    expect(code).toBe(2);
    expect(stderr).toContain('0 % of the bugs caught, and 50 % were asked for.');
  });

  test('as HTML is one page with nothing from elsewhere', async () => {
    const file = join(folder, 'grade.html');
    await graded('--bug', 'auth/any-password', '--html', file, '--', ...suite('page', "await show('auth');"));
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('<mutation-test-report-app');
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
  });

  test.runIf(process.platform === 'linux')('is printed even if the disk is full', async () => {
    const { code, stdout, stderr } = await grade('--only', 'conditions', '--html', '/dev/full', '--', 'true').ended;
    expect(stdout).toContain('Conditions 7 of 7');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/\/dev\/full cannot be written: the disk is full\.\n$/),
    });
  });
});

// Processes are found by their command line, in which a number of seconds is a mark.
describe.runIf(process.platform === 'linux')('no process is left', () => {
  const running = (mark: string) => {
    try {
      return execFileSync('pgrep', ['-f', `^sleep ${mark}`], { encoding: 'utf8' })
        .trim()
        .split('\n');
    } catch {
      return [];
    }
  };

  test('of a suite that leaves some, in its own session or in others', async () => {
    await graded('--only', 'conditions', '--', 'sh', '-c', 'sleep 98761 & setsid sleep 98761 & exit 0');
    expect(running('98761')).toEqual([]);
  });

  test('of twenty jobs at once', async () => {
    const { conditions } = await graded('--jobs', '20', '--', 'sh', '-c', 'sleep 98764 & exit 0');
    expect(conditions.passed).toBe(7);
    expect(running('98764')).toEqual([]);
  });

  // From its first moments, before any suite runs, to those in which several do.
  test.each([20, 150, 400, 700, 1100])('after Ctrl+C, twice, once %i ms have gone', async (milliseconds) => {
    const mark = `${98_800 + milliseconds}`;
    const { child, ended } = grade('--jobs', '3', '--', 'sh', '-c', `sleep ${mark} & sleep 0.2`);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    child.kill('SIGINT');
    child.kill('SIGINT');
    const { code } = await ended;
    // Null: it had not begun to listen to signals, so the system ended it.
    expect([130, null]).toContain(code);
    expect(running(mark)).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('after %s, even of one that ignores it', async (signal) => {
    const mark = signal === 'SIGINT' ? '98762' : '98763';
    const script = `trap '' TERM INT; sleep ${mark} & while true; do sleep ${mark}; done`;
    const { child, ended } = grade('--', 'sh', '-c', script);
    await expect.poll(() => running(mark).length).toBeGreaterThan(0);
    child.kill(signal);
    const { code, stdout } = await ended;
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(stdout).toContain('Interrupted: this is what was known by then.');
    expect(running(mark)).toEqual([]);
  });
});
