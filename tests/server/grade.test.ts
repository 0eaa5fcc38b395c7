import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GradeResult } from '../../cli/grade/result';
import { builtCommand, runCommand } from '../built-cli';
import { grade, graded, noticed, noticing, suitesInFolder } from './graded-suites';

const { folder, suite, counted } = suitesInFolder();

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

  test.skipIf(process.platform === 'win32')('a command that only a package of the project has', async () => {
    const bin = join(folder, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'own-runner'), '#!/bin/sh\n', { mode: 0o755 });
    expect(await grade('--cwd', folder, '--', 'own-runner', 'test').ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: There is no command "own-runner" outside of node_modules. Write npx own-runner.\n',
    });
  });

  test.skipIf(process.platform === 'win32')('a folder for temporary files that is not there', async () => {
    const env = { ...process.env, TMPDIR: '/no/such' };
    expect(await runCommand([...builtCommand, 'grade', '--', 'true'], { env }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: Cannot write to /no/such: no folder can be made there. TMPDIR may name a folder elsewhere.\n',
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
    // After two correct runs come that of the bug and two of the rebuild, and the last one is correct again.
    const script = `${counted('apart')} await show('auth'); if (run >= 3 && run <= 5) process.exit(1);`;
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
    for (const text of [stdout, readFileSync(file, 'utf8')]) expect(text).not.toContain('100 %');
    expect(readFileSync(file, 'utf8')).toContain(why);
    expect(readFileSync(file, 'utf8')).toContain('Rebuilds 0 of 1');
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('--min 50 is not met') });
  });

  test('that fails on the correct site is refused, with the end of what it printed', async () => {
    const failing = suite('failing', "console.log('before\\n'.repeat(5000) + 'what went wrong'); process.exit(3);");
    const { code, stdout, stderr } = await grade('--', ...failing).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Trying .* on the correct site\.\n/);
    expect(stderr).toMatch(
      /error: The suite fails on the correct site \(exit code 3\)\. It printed at its end:\n(before\n)+what went wrong\n/,
    );
  });

  test('is tried with a bug of the site’s own options where that is named', async () => {
    const shown = suite('options', "await show('ab-testing');");
    const { bugs, leftOut } = await graded('--bug', 'ab-testing/cookie-first', '--only', 'bugs', '--', ...shown);
    expect([bugs.missed, leftOut.options]).toEqual([1, 0]);
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
