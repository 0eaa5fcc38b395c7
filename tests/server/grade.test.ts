import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
    ['a report without a name', ['--json', '', '--', 'true'], '"" cannot be written: the name is empty.'],
    ['a page without a name', ['--html', '', '--', 'true'], '"" cannot be written: the name is empty.'],
    [
      'a report of a merge without a name',
      ['--html', '', '--merge', 'x.json'],
      '"" cannot be written: the name is empty.',
    ],
    ['a file to merge', ['--merge', '/no/such.json'], 'There is no file /no/such.json.'],
    ['an empty command', ['--', ''], 'The command that runs the suite is empty. Is a variable not set?'],
    ['a command below a file', ['--', '/etc/passwd/suite'], 'There is no command "/etc/passwd/suite".'],
    ['a folder as a command', ['--', '/etc'], '"/etc" is not a program that may be run.'],
    [
      'a command with a name too long',
      ['--', 'x'.repeat(300)],
      `"${'x'.repeat(300)}" cannot be started: the name is too long.`,
    ],
    [
      'a command in quotes',
      ['--', 'npx playwright test'],
      'There is no command "npx playwright test". Write it in words, without quotes: grade -- npx playwright test. To run ' +
        "a line of the shell: grade -- sh -c 'npx playwright test'.",
    ],
    [
      'a change of the folder',
      ['--', 'cd', 'e2e'],
      '"cd" is a word of the shell and no command. To run the suite in another folder: grade --cwd e2e -- npm test. To ' +
        "run a line of the shell: grade -- sh -c 'cd … && npm test'.",
    ],
    [
      'a variable before the command',
      ['--', 'CI=1', 'npm', 'test'],
      '"CI=1" sets a variable of the shell and is no command. Put it before practice-site, or run a line of the shell: ' +
        "grade -- sh -c 'CI=1 npm test'.",
    ],
    ['a folder to run in', ['--cwd', '/no/such', '--', 'true'], '--cwd "/no/such" is no folder.'],
    [
      'an address for the suite',
      ['--address', 'host.docker.internal', '--', 'true'],
      '--address "host.docker.internal" must be an address like http://host.docker.internal:{port}.',
    ],
  ])('%s', async (_what, args, message) => {
    expect(await grade(...args).ended).toEqual({ code: 1, stdout: '', stderr: `error: ${message}\n` });
  });

  test.skipIf(process.platform === 'win32')('a command that is a loop of links', async () => {
    const link = join(folder, 'loop');
    symlinkSync(link, link);
    expect(await grade('--', link).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: "${link}" cannot be started: its symbolic links lead in a circle.\n`,
    });
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

  test('gets the address that it is told, at which the site answers', async () => {
    const script = `import { request } from 'node:http';
      const { host, port } = new URL(process.env.BASE_URL);
      if (host !== 'host.docker.internal:' + port || process.argv[2] !== process.env.PRACTICE_SITE_URL) process.exit(2);
      request({ host: '127.0.0.1', port, headers: { host } }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 3)).end();`;
    const address = 'http://host.docker.internal:{port}';
    const args = ['--only', 'conditions', '--host', '0.0.0.0', '--address', address];
    await graded(...args, '--', ...suite('elsewhere', script), '{url}');
  });

  test('runs in the folder that it is told', async () => {
    const script = `if (process.cwd() !== ${JSON.stringify(realpathSync(tmpdir()))}) process.exit(1);`;
    await graded('--only', 'conditions', '--cwd', tmpdir(), '--', ...suite('placed', script));
  });

  test('is run no more often at once than there are trials, and without a warning', async () => {
    const script = `${counted('few')} await show('auth');`;
    await graded('--bug', 'auth/any-password', '--jobs', '12', '--', ...suite('few', script));
    expect(readFileSync(join(folder, 'few.count'), 'utf8')).toHaveLength(3);
    const { code, stderr } = await grade(
      '--page',
      'auth',
      '--jobs',
      '12',
      '--',
      ...suite('many', "await show('auth');"),
    ).ended;
    expect({ code, warned: /warning/i.test(stderr) }).toEqual({ code: 0, warned: false });
  });

  test('cannot control the terminal with what it prints', async () => {
    const script = String.raw`console.log('\u001b[2J\u001b]0;title\u0007 \u009b red \u202e'); process.exit(1);`;
    const { stderr } = await grade('--', ...suite('escaping', script)).ended;
    expect(stderr).toMatch(/^error: The suite fails/);
    expect(stderr).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
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

  describe('of a damaged file is not merged', () => {
    const good = {
      command: ['true'],
      complete: true,
      correct: { seconds: 1, pages: ['auth'] },
      bugs: {
        results: [
          { id: 'auth/any-password', page: 'auth', requirement: 'refused', level: 1, result: 'caught', seconds: 1 },
        ],
      },
      redesigns: { results: [] },
      conditions: { results: [{ id: 'late', result: 'passed', seconds: 1 }] },
    };
    const bug = (change: object) => ({ bugs: { results: [{ ...good.bugs.results[0], ...change }] } });
    const file = () => join(folder, 'damaged.json');

    test('nor is a whole one refused', async () => {
      writeFileSync(file(), JSON.stringify(good));
      expect((await grade('--merge', file()).ended).stdout).toContain('Bugs 1 of 1 caught');
    });

    test.each([
      ['bugs.results.0 must be an object', { bugs: { results: [null] } }],
      ['bugs.results must be a list', { bugs: { results: {} } }],
      ['bugs.results.0.id must be text', bug({ id: 5 })],
      ['bugs.results.0.id must be an id like auth/any-password', bug({ id: 'a\u001b[2J' })],
      ['bugs.results.0.page must be an id', bug({ page: '__proto__' })],
      ['bugs.results.0.result must be caught, timed-out, missed or not-reached', bug({ result: 'won' })],
      ['bugs.results.0.seconds must be 0 or more', bug({ seconds: -1 })],
      ['bugs.results.0.seconds must be a number', bug({ seconds: 'long' })],
      ['bugs.results.0.level must be 1, 2 or 3', bug({ level: 4 })],
      ['conditions.results.0.seconds is missing', { conditions: { results: [{ id: 'late', result: 'passed' }] } }],
      ['correct is missing', { correct: undefined }],
      ['correct.pages.0 must be text', { correct: { seconds: 1, pages: [1] } }],
      ['complete must be true or false', { complete: 'yes' }],
      ['command must not be empty', { command: [] }],
      ['command must be a list', { command: 'true' }],
    ])('%s', async (reason, change) => {
      writeFileSync(file(), JSON.stringify({ ...good, ...change }));
      const { code, stdout, stderr } = await grade('--merge', file()).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(`error: ${file()} is not a result that grade --json has written: ${reason}`);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    });

    test.each([
      ['', 'is not JSON'],
      ['{"command": \u001b[2J', 'is not JSON'],
      ['[]', 'command is missing'],
      ['null', 'the value must be an object'],
      ['['.repeat(200_000), 'is not JSON'],
    ])('the text %j', async (text, reason) => {
      writeFileSync(file(), text);
      const { code, stderr } = await grade('--merge', file()).ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(/^error: [^\p{Cc}]*\n$/u);
      expect(stderr).toContain(reason);
    });

    test('a folder', async () => {
      const { code, stderr } = await grade('--merge', folder).ended;
      expect({ code, stderr }).toEqual({ code: 1, stderr: `error: ${folder} cannot be read: it is a folder.\n` });
    });
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
    expect(html).toContain('<h2>Requirements whose bugs were missed</h2>');
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

  test('of a suite that leaves some in a session and with an environment of their own', async () => {
    const script = 'env -i setsid sleep 98765 & (env -i setsid sh -c "sleep 98765 & sleep 98765" &) & exit 0';
    await graded('--only', 'conditions', '--', 'sh', '-c', script);
    expect(running('98765')).toEqual([]);
  });

  test('of a suite that is ended for its time, wherever they went', async () => {
    const script = `${counted('escaped')} await show('auth');
      if (run > 2) {
        const { spawn } = await import('node:child_process');
        spawn('sh', ['-c', 'env -i setsid sleep 98766 & exit 0'], { detached: true });
        setInterval(() => {}, 1e6);
      }`;
    await graded('--jobs', '1', '--bug', 'auth/any-password', '--', ...suite('escaped', script));
    expect(running('98766')).toEqual([]);
  });

  test('after SIGKILL, which the grade itself cannot notice', async () => {
    const script = 'env -i setsid sleep 98767 & sleep 98767 & sleep 98767';
    const { child, ended } = grade('--jobs', '3', '--', 'sh', '-c', script);
    await expect.poll(() => running('98767').length).toBe(3);
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => running('98767')).toEqual([]);
  });

  // From its first moments, before any suite runs, to those in which several do.
  test.each([0, 1, 2, 4])('after Ctrl+C, twice, once %i runs have begun', async (count) => {
    const mark = `${98_800 + count}`;
    const started = join(folder, `started-${count}`);
    const script = `echo >> ${started}; sleep ${mark} & sleep 0.2`;
    const { child, ended } = grade('--jobs', '3', '--', 'sh', '-c', script);
    const begun = () => (existsSync(started) ? readFileSync(started, 'utf8').length : 0);
    await expect.poll(begun, { interval: 10 }).toBeGreaterThanOrEqual(count);
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
