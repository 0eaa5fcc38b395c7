import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GradeResult } from '../../cli/grade/result';
import { builtCommand, runCommand } from '../built-cli';
import { fakeSuite } from './fake-suite';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grade-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const grade = (...args: string[]) => runCommand([...builtCommand, 'grade', ...args]);

const suite = (name: string, script: string) => fakeSuite(folder, name, script);

/** A line of the shell that shows a page first. */
const showing = (name: string, line: string) => {
  const [node, file] = suite(name, "await show('auth');");
  return ['sh', '-c', `'${node}' '${file}' || exit 9; ${line}`];
};

/** Whether the site has a bug of a frame, which shows in a document that needs no browser. */
const noticing = `const form = await (await fetch(new URL('/frames/simple-form.html', process.env.BASE_URL))).text();
  const isBroken = !form.includes('autocomplete="email" required'); await show('iframes');`;
const noticed = ['--bug', 'iframes/optional-email'];

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
    ['a shard', ['--shard', '5/4', '--', 'true'], '--shard "5/4" must be a part of a whole, like 1/3.'],
    ['a share', ['--min', '101', '--', 'true'], '--min "101" must be a number from 0 to 100.'],
    ['a number of jobs', ['--jobs', '0', '--', 'true'], '--jobs "0" must be a whole number from 1 to 9999.'],
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
    ...[
      ['--page', 'auth'],
      ['--jobs', '3'],
      ['--sample-seed', 'ann'],
      ['--resume', 'x.json'],
    ].map(([flag = '', value = '']): [string, string[], string] => [
      `${flag} for what is merged`,
      [flag, value, '--merge', 'x.json'],
      `--merge and ${flag} do not go together.`,
    ]),
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
      '"cd" is built into the shell and is not a program. To run the suite in another folder: grade --cwd e2e -- npm test. To ' +
        "run a line of the shell: grade -- sh -c 'cd … && npm test'.",
    ],
    [
      'a variable before the command',
      ['--', 'CI=1', 'npm', 'test'],
      '"CI=1" sets a variable of the shell and is not a program. Put it before practice-site, or run a line of the shell: ' +
        "grade -- sh -c 'CI=1 npm test'.",
    ],
    ['a folder to run in', ['--cwd', '/no/such', '--', 'true'], '--cwd "/no/such" is not a folder.'],
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
  test.each([
    ['nothing', () => ['true'], [], 'The site saw no request.'],
    [
      'a request alone',
      () => suite('request', 'await fetch(process.env.BASE_URL + "/auth");'),
      [],
      'no browser that showed a page',
    ],
    [
      'a request that claims that a page is shown',
      () => suite('claim', 'await fetch(process.env.BASE_URL + "/__practice/shown/x/y/auth");'),
      ['--page', 'auth'],
      'The site saw 1 request, but no browser that showed a page.',
    ],
    [
      'a claim with the nonce of a document whose script did not run',
      () =>
        suite(
          'nonce',
          `const html = await (await fetch(process.env.BASE_URL + '/auth')).text();
          const [, nonce] = /__practice.shown.([\\w-]+)\\.js/.exec(html);
          await fetch(process.env.BASE_URL + '/__practice/shown/' + nonce + '/key/auth');`,
        ),
      ['--page', 'auth'],
      'The site saw 2 requests, but no browser that showed a page.',
    ],
    [
      'that of another site',
      () =>
        suite(
          'other-site',
          `const { createServer } = await import('node:http');
          const server = createServer((_request, response) => response.end('<h1>Shop</h1>')).listen(0, async () => {
            await (await fetch('http://localhost:' + server.address().port)).text();
            server.close();
          });`,
        ),
      [],
      'The site saw no request.',
    ],
    ['nothing, under redesigns', () => ['true'], ['--only', 'redesigns'], 'The site saw no request.'],
    ['nothing, under conditions', () => ['true'], ['--only', 'conditions'], 'The site saw no request.'],
  ])('that shows no page is refused: %s', async (_what, command, args, seen) => {
    const { code, stdout, stderr } = await grade('--min', '80', ...args, '--', ...command()).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(
      'error: The suite opened no page of this site. It has to take the address from BASE_URL or {url}.',
    );
    expect(stderr).toContain(seen);
  });

  test('that shows none of the pages that were named is refused', async () => {
    const elsewhere = await grade('--page', 'forms', '--', ...suite('other', "await show('auth');")).ended;
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.stderr).toContain('The suite showed none of the pages that you named (forms). It showed auth.');
  });

  test('meets the condition, with any option for the correct site', async () => {
    const file = join(folder, 'options');
    const script = `const { options } = await (await fetch(process.env.BASE_URL + '/__practice/health')).json();
      appendFileSync(${JSON.stringify(file)}, options.slow + ' ' + options.late + '\\n'); await show('auth');`;
    await graded('--only', 'conditions', '--slow', '1', '--late', '2', '--', ...suite('pinned', script));
    const met = readFileSync(file, 'utf8').trim().split('\n');
    expect([...new Set(met)].sort()).toEqual(['1 2', '1 500', '300 2']);
  });

  test('that notices nothing misses every bug of the pages that it shows', async () => {
    const { correct, bugs } = await graded('--page', 'auth', '--', ...suite('weak', "await show('auth');"));
    expect(correct.pages).toEqual(['auth']);
    expect(new Set(bugs.results.map(({ result }) => result))).toEqual(new Set(['missed']));
    expect(bugs.percent).toBe(0);
  });

  test('that fails by chance gets no figure to be trusted', async () => {
    // It fails in the very last run, which is on the correct site.
    const script = `${counted('chance')} await show('auth'); if (run === 5) process.exit(1);`;
    const file = join(folder, 'chance.json');
    const args = ['--bug', 'auth/any-password', '--jobs', '1', '--min', '0', '--json', file];
    const { code, stdout, stderr } = await grade(...args, '--', ...suite('chance', script)).ended;
    const why = 'The suite fails by chance: it failed in 1 of 3 runs on the correct site.';
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      trusted: false,
      why: `${why} The figures are not to be trusted.`,
      rebuilds: { passed: 1, broken: 0 },
    });
    expect(stdout.replace(/\s+/g, ' ')).toContain(why);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('--min 0 is not met') });
  });

  test('that fails for rebuilds has its bug figure withheld', async () => {
    // After two correct runs come those of the bug and of the rebuild, and the last one is correct again.
    const script = `${counted('apart')} await show('auth'); if (run === 3 || run === 4) process.exit(1);`;
    const file = join(folder, 'apart.html');
    const args = ['--bug', 'auth/any-password', '--jobs', '1', '--min', '50', '--json', `${file}.json`, '--html', file];
    const { code, stdout, stderr } = await grade(...args, '--', ...suite('apart', script)).ended;
    const result: GradeResult = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
    expect(result).toMatchObject({
      trusted: false,
      correct: { failed: 0 },
      bugs: { caught: 1, percent: null },
      rebuilds: { passed: 0, broken: 1, results: [{ id: 'auth/rebuild-1', result: 'broken' }] },
    });
    const why = 'it tells builds apart instead of testing them. The bug figure is withheld.';
    expect(stdout.replace(/\s+/g, ' ')).toContain(why);
    expect(stdout).toContain('Bugs withheld · Rebuilds 0 of 1');
    expect(readFileSync(file, 'utf8')).toContain(why);
    expect(readFileSync(file, 'utf8')).toContain('Rebuilds 0 of 1');
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('--min 50 is not met') });
  });

  test('that fails on the correct site is refused, with the end of what it printed', async () => {
    const failing = suite('failing', "console.log('what went wrong'); process.exit(3);");
    const { code, stdout, stderr } = await grade('--', ...failing).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Trying .* on the correct site\.\n/);
    expect(stderr).toContain(
      'error: The suite fails on the correct site (exit code 3). It printed at its end:\nwhat went wrong\n',
    );
  });

  test('that ends by a signal is refused', async () => {
    const { stderr } = await grade('--', ...suite('dying', "process.kill(process.pid, 'SIGKILL');")).ended;
    expect(stderr).toContain('The suite fails on the correct site (ended by SIGKILL).');
  });

  test('that passes only the first time is refused', async () => {
    const flaky = suite('flaky', `await show('auth'); ${counted('flaky')} if (run > 1) process.exit(1);`);
    const { code, stderr } = await grade('--jobs', '1', '--', ...flaky).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('passes on the correct site and fails the next time');
  });

  test('whose runs disturb each other is refused', async () => {
    const [lock, met] = ['lock', 'met'].map((name) => JSON.stringify(join(folder, name)));
    // The first run is alone. Of the next two one waits with the lock until the other has met it.
    const script = `import { mkdirSync, writeFileSync } from 'node:fs';
      ${counted('sharing')} await show('auth');
      try { if (run > 1) mkdirSync(${lock}); } catch { writeFileSync(${met}, ''); process.exit(1); }
      while (run > 1 && !existsSync(${met})) await new Promise(setImmediate);`;
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
    // Two correct runs, one with the bug, one of a rebuild, and a correct one.
    expect(readFileSync(changing[1] ?? '', 'utf8').match(/^\/\/ run/gm)).toHaveLength(5);
  });

  test('that hangs is ended, and has noticed the bug', async () => {
    const hanging = suite('hanging', `${noticing} if (isBroken) setInterval(() => {}, 1e6);`);
    const { bugs, correct } = await graded('--jobs', '1', ...noticed, '--', ...hanging);
    expect(bugs).toMatchObject({ caught: 1, timedOut: 1, percent: 100, results: [{ result: 'timed-out' }] });
    expect(correct).toMatchObject({ runs: 4, failed: 0 });
  });

  test('that hangs once is tried again, and only the second run counts', async () => {
    const file = JSON.stringify(join(folder, 'slow.once'));
    const once = `if (isBroken && !existsSync(${file})) { appendFileSync(${file}, ''); setInterval(() => {}, 1e6); }`;
    const { bugs } = await graded('--jobs', '1', ...noticed, '--', ...suite('slow', `${noticing} ${once}`));
    expect(bugs).toMatchObject({ caught: 0, missed: 1, results: [{ result: 'missed' }] });
  });

  test('gets the address by every name, and in its arguments', async () => {
    const names = ['PRACTICE_SITE_URL', 'BASE_URL', 'PLAYWRIGHT_TEST_BASE_URL', 'CYPRESS_BASE_URL'];
    const script = `const [url, port] = process.argv.slice(2);
      const given = ${JSON.stringify(names)}.map((name) => process.env[name]);
      if (given.some((one) => one !== url) || new URL(url).port !== port) throw new Error(String(given));
      if ((await fetch(url)).status !== 200) throw new Error('no site'); await show('auth');`;
    await graded('--only', 'conditions', '--', ...suite('addressed', script), '{url}', '{port}');
  });

  test('gets the address of --address, which the site accepts', async () => {
    const script = `import { request } from 'node:http';
      const { host, port } = new URL(process.env.BASE_URL);
      if (host !== 'host.docker.internal:' + port || process.argv[2] !== process.env.PRACTICE_SITE_URL) process.exit(2);
      request({ host: '127.0.0.1', port, headers: { host } }, (response) => {
        if (response.resume().statusCode !== 200) process.exit(3);
      }).end();
      process.env.BASE_URL = 'http://127.0.0.1:' + port; await show('auth');`;
    const address = 'http://host.docker.internal:{port}';
    const args = ['--only', 'conditions', '--host', '0.0.0.0', '--address', address];
    await graded(...args, '--', ...suite('elsewhere', script), '{url}');
  });

  test('runs in the folder of --cwd', async () => {
    const script = `if (process.cwd() !== ${JSON.stringify(realpathSync(tmpdir()))}) process.exit(1); await show('auth');`;
    await graded('--only', 'conditions', '--cwd', tmpdir(), '--', ...suite('placed', script));
  });

  test('is run no more often at once than there are trials, and without a warning', async () => {
    const script = `${counted('few')} await show('auth');`;
    await graded('--bug', 'auth/any-password', '--jobs', '12', '--', ...suite('few', script));
    expect(readFileSync(join(folder, 'few.count'), 'utf8')).toHaveLength(6);
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
    expect(stderr).toMatch(/^error: The suite fails/m);
    expect(stderr).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  });

  test('that prints megabytes and reads stdin is no problem', async () => {
    const script = `await show('auth'); process.stdin.on('end', () => {
      for (let line = 0; line < 50; line++) console.log('x'.repeat(100_000));
    }).resume();`;
    await graded('--only', 'conditions', '--', ...suite('loud', script));
  });
});

describe('the result', () => {
  test('is the same from two shards, merged', async () => {
    const weak = suite('sharded', "await show('auth');");
    const whole = await graded('--page', 'auth', '--', ...weak);
    const parts: string[] = [];
    for (const shard of ['1/2', '2/2']) {
      const file = join(folder, `shard-${shard[0]}.json`);
      expect((await grade('--page', 'auth', '--shard', shard, '--json', file, '--', ...weak).ended).code).toBe(0);
      parts.push(file);
    }
    const merged: GradeResult = JSON.parse((await grade('--json', '--merge', ...parts).ended).stdout);
    expect(merged.bugs.results.map(({ id }) => id).sort()).toEqual(whole.bugs.results.map(({ id }) => id).sort());
    expect({ ...merged.bugs, results: [] }).toEqual({ ...whole.bugs, results: [] });
    expect({ part: merged.part, complete: merged.complete }).toEqual({ part: undefined, complete: true });
    const alone = await grade('--merge', parts[0] ?? '').ended;
    expect(alone).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: Part 2 of 2 is missing: merge the files of all 2.\n',
    });
    const changed = (change: object) => {
      const file = join(folder, 'changed.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(parts[1] ?? '', 'utf8')), ...change }));
      return file;
    };
    for (const [change, reason] of [
      [{ version: '0.0.1' }, 'was made by version 0.0.1, and not by '],
      [{ command: 'pytest' }, 'graded another command: pytest, and not '],
      [{ choice: { page: ['forms'], all: false } }, 'graded something else: --page forms, and not --page auth'],
      [{ options: {} }, 'has the option seed '],
      [{ part: { number: 2, of: 3 } }, 'is part 2 of 3, and '],
    ] as const) {
      const { code, stdout, stderr } = await grade('--merge', parts[0] ?? '', changed(change)).ended;
      expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }, reason).toEqual({
        code: 1,
        stdout: '',
        lines: 1,
      });
      expect(stderr).toContain(reason);
    }
    const twice = await grade('--merge', parts[0] ?? '', parts[0] ?? '').ended;
    expect(twice).toMatchObject({ code: 1, stdout: '' });
    expect(twice.stderr).toMatch(/^error: .* are both part 1 of 2: merge each part once\.\n$/);
  });

  describe('of a damaged file is not merged', () => {
    const good = {
      version: '1.0.0',
      command: 'true',
      complete: true,
      options: { seed: '1' },
      choice: { all: false },
      correct: { seconds: 1, pages: ['auth'], runs: 3, failed: 0 },
      runs: 3,
      leftOut: { around: 0, options: 0 },
      rebuilds: { results: [] },
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
      ['bugs.results.0.result must be caught, timed-out, missed, not-run or not-reached', bug({ result: 'won' })],
      ['bugs.results.0.seconds must be 0 or more', bug({ seconds: -1 })],
      ['bugs.results.0.seconds must be a number', bug({ seconds: 'long' })],
      ['bugs.results.0.level must be 1, 2 or 3', bug({ level: 4 })],
      ['conditions.results.0.seconds is missing', { conditions: { results: [{ id: 'late', result: 'passed' }] } }],
      ['correct is missing', { correct: undefined }],
      ['correct.pages.0 must be text', { correct: { ...good.correct, pages: [1] } }],
      ['complete must be true or false', { complete: 'yes' }],
      ['command must not be empty', { command: '' }],
      ['command must be text', { command: ['true'] }],
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
      ['[]', 'version is missing'],
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
    expect(stdout).toContain('auth/refused: A wrong or empty name or password');
    expect(stdout).toContain('Bugs 0 of 1 caught (0 %)');
    expect(stdout).not.toContain('Signs in with any password');
    expect((await grade(...args, '--reveal', '--', ...weak).ended).stdout).toContain('Signs in with any password');
  });

  test('below --min is exit code 2', async () => {
    const weak = suite('short', "await show('auth');");
    const { code, stderr } = await grade('--bug', 'auth/any-password', '--min', '50', '--', ...weak).ended;
    expect(code).toBe(2);
    expect(stderr).toContain('0 % of the bugs caught, and --min is 50 %.');
  });

  test.each([
    ['--min', []],
    ['--min-redesigns', ['--only', 'bugs']],
    ['--min-conditions', ['--only', 'redesigns']],
  ])('with nothing to count for %s is exit code 2', async (flag, args) => {
    const chosen = flag === '--min' ? ['--only', 'redesigns'] : args;
    const limit = ['--shard', '1/999'];
    const { code, stdout, stderr } = await grade(
      flag,
      '0',
      ...chosen,
      ...limit,
      '--',
      ...suite('min', "await show('auth');"),
    ).ended;
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining(`${flag} 0 is not met: there was nothing to count.`),
    });
    if (chosen.includes('redesigns')) expect(stdout).not.toMatch(/\bbugs?\b/i);
    else expect(stdout).not.toMatch(/redesign|condition/i);
  });

  test('goes on where it was killed, and is that of a grade left alone', async () => {
    const killed = suite('killed', `${counted('killed')} await show('auth');`);
    const file = join(folder, 'resumed.json');
    const args = ['--page', 'auth', '--jobs', '1', '--', ...killed];
    const { child, ended } = grade('--json', file, ...args);
    await expect
      .poll(() => existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).bugs.results.length > 1)
      .toBe(true);
    child.kill('SIGKILL');
    await ended;
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ complete: false });
    const other = await grade('--resume', file, '--seed', '2', ...args).ended;
    expect(other.stderr).toBe(`error: ${file} cannot be resumed: it has the option seed 1, and not 2.\n`);
    const before = readFileSync(join(folder, 'killed.count')).length;
    expect((await grade('--resume', file, ...args).ended).code).toBe(0);
    const result: GradeResult = JSON.parse(readFileSync(file, 'utf8'));
    const fresh = await graded('--page', 'auth', '--', ...suite('left-alone', "await show('auth');"));
    const plain = ({ bugs }: GradeResult) => bugs.results.map(({ id, result }) => `${id} ${result}`);
    expect(plain(result)).toEqual(plain(fresh));
    expect(result).toMatchObject({ complete: true, secret: expect.stringMatching(/^[0-9a-f]{32}$/) });
    // Two runs on the correct site at the start and one at the end, and not all of the trials again.
    const trials = plain(result).length + result.rebuilds.results.length;
    expect(readFileSync(join(folder, 'killed.count')).length - before).toBeLessThan(trials + 3);
  });

  test('has what could not be run, and the rest', async () => {
    const [node = '', script = ''] = suite('vanishing', "await show('auth');");
    const program = join(folder, 'program');
    symlinkSync(node, program);
    writeFileSync(
      script,
      `${readFileSync(script, 'utf8')}; ${counted('vanishing')} if (run === 4) (await import('node:fs')).rmSync(${JSON.stringify(program)});`,
    );
    const file = join(folder, 'vanished.json');
    const { code, stdout } = await grade('--json', file, '--page', 'auth', '--jobs', '1', '--', program, script).ended;
    expect(code).toBe(1);
    expect(stdout).toContain(`There is no command "${program}".`);
    const { bugs, rebuilds, complete }: GradeResult = JSON.parse(readFileSync(file, 'utf8'));
    // Two trials have run after the two correct runs, and the order is known to nobody.
    expect({ complete, run: bugs.missed + rebuilds.passed, notRun: bugs.notRun + rebuilds.notRun }).toEqual({
      complete: true,
      run: 2,
      notRun: bugs.results.length + rebuilds.results.length - 2,
    });
  });

  test('as HTML is one page with nothing from elsewhere', async () => {
    const file = join(folder, 'grade.html');
    await graded('--bug', 'auth/any-password', '--html', file, '--', ...suite('page', "await show('auth');"));
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('<h2>Requirements whose bugs were missed</h2>');
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
  });

  test('is printed, and in the other reports, where one cannot be written any more', async () => {
    const gone = join(folder, 'gone');
    mkdirSync(gone);
    const [file, other] = [join(gone, 'grade.json'), join(folder, 'gone.md')];
    const script = `${counted('gone')} await show('auth');
      if (run === 4) (await import('node:fs')).rmSync(${JSON.stringify(gone)}, { recursive: true });`;
    const reports = ['--json', file, '--report', `markdown:${other}`];
    const args = ['--only', 'conditions', '--jobs', '1'];
    const { code, stdout, stderr } = await grade(...args, ...reports, '--', ...suite('gone', script)).ended;
    expect(stdout).toContain('Conditions 7 of 7');
    expect(readFileSync(other, 'utf8')).toContain('Conditions 7 of 7');
    expect({ code, errors: stderr.split('\n').filter((line) => line.startsWith('error:')) }).toEqual({
      code: 1,
      errors: [`error: ${file} cannot be written: its folder does not exist.`],
    });
    expect(stderr).not.toContain('ENOENT');
  });

  test.runIf(process.platform === 'linux')('is printed even if the disk is full', async () => {
    const { code, stdout, stderr } = await grade(
      '--only',
      'conditions',
      '--html',
      '/dev/full',
      '--',
      ...suite('full', "await show('auth');"),
    ).ended;
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
    const script = `env > ${folder}/own.env; sleep 98761 & setsid sleep 98761 & exit 0`;
    await graded('--only', 'conditions', '--', ...showing('own', script));
    expect(running('98761')).toEqual([]);
    // A grade inside of a suite would take it for its own supervisor's.
    expect(readFileSync(join(folder, 'own.env'), 'utf8')).not.toContain('GRADE_ADOPTER');
  });

  test('of twenty jobs at once', async () => {
    const { conditions } = await graded(
      '--only',
      'conditions',
      '--jobs',
      '20',
      '--',
      ...showing('twenty', 'sleep 98764 & exit 0'),
    );
    expect(conditions.passed).toBe(7);
    expect(running('98764')).toEqual([]);
  });

  test('of a suite that leaves some in a session and with an environment of their own', async () => {
    const script = 'env -i setsid sleep 98765 & (env -i setsid sh -c "sleep 98765 & sleep 98765" &) & exit 0';
    await graded('--only', 'conditions', '--', ...showing('environment', script));
    expect(running('98765')).toEqual([]);
  });

  test('of a suite that is ended for its time, wherever they went', async () => {
    const script = `${noticing}
      if (isBroken) {
        const { spawn } = await import('node:child_process');
        spawn('sh', ['-c', 'env -i setsid sleep 98766 & exit 0'], { detached: true });
        setInterval(() => {}, 1e6);
      }`;
    await graded('--jobs', '1', ...noticed, '--', ...suite('escaped', script));
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
    const { child, ended } = grade('--jobs', '3', '--', ...showing(`ended-${count}`, script));
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
    const file = join(folder, `${signal}.json`);
    const { child, ended } = grade('--json', file, '--', 'sh', '-c', script);
    await expect.poll(() => running(mark).length).toBeGreaterThan(0);
    child.kill(signal);
    const { code, stdout } = await ended;
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(stdout).toContain('Interrupted: this is what was known by then.');
    expect(stdout.replace(/\s+/g, ' ')).toContain(`--resume ${file} continues the grade.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ complete: false });
    expect(running(mark)).toEqual([]);
  });
});
