import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listen } from '../../cli/server/listen';
import { type PracticeSiteOptions, startPracticeSite } from '../../dist/cli/index.js';
import { version } from '../../package.json';
import { defaultRunOptions, flagWith, runOptionList } from '../../site/run/run-options';
import { builtCommand, runCommand, urlOf } from '../built-cli';
import { freePort } from '../free-port';

const shellCommand = builtCommand.map((word) => `"${word}"`).join(' ');
const children: ReturnType<typeof runCommand>['child'][] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const running = runCommand([...builtCommand, ...args], { env: { PATH: process.env.PATH, ...env } });
  children.push(running.child);
  return running;
}

async function serve(args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const running = run(['serve', '--port', '0', ...args], env);
  return { ...running, url: urlOf(await running.ready) };
}

describe('ready', () => {
  test('is one plain line on stdout, and nothing on stderr', async () => {
    const { child, ended, ready, url } = await serve();
    expect(await ready).toMatch(/^practice-site ready at http:\/\/localhost:\d+\n$/);
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stdout: await ready, stderr: '' });
  });

  test('has no colour in a pipe, even where colours are forced', async () => {
    const { ready } = await serve([], { FORCE_COLOR: '1' });
    expect(await ready).not.toContain('\u001b');
  });

  test('is one line of JSON with --json', async () => {
    const options = [
      '--seed',
      '7',
      '--variant',
      'B',
      '--delay-scale',
      '0.5',
      '--late',
      '20',
      '--now',
      '2026-03-05T09:30',
    ];
    const { child, ready } = run(['--port', '0', '--json', ...options]);
    const lines = (await ready).trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    const { port, ...line } = JSON.parse(lines[0] ?? '');
    expect(line).toEqual({
      url: `http://localhost:${port}`,
      urls: expect.arrayContaining([`http://127.0.0.1:${port}`]),
      pid: child.pid,
      version,
      options: { ...defaultRunOptions, seed: '7', variant: 'B', delayScale: 0.5, late: 20, now: '2026-03-05T09:30' },
    });
    expect((await (await fetch(`${line.url}/__practice/health`)).json()).options).toEqual(line.options);
  });

  test('is not said with --quiet', async () => {
    const port = await freePort();
    const { child, ended } = run(['--quiet', '--port', String(port)]);
    await expect
      .poll(() =>
        fetch(`http://localhost:${port}`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  // Each of these takes longer to load than our own code, and nothing needs them before the first request.
  test('is said before the big modules of Node are loaded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'modules-'));
    const noteModules = join(folder, 'note-modules.cjs');
    writeFileSync(
      noteModules,
      `const write = process.stdout.write;
process.stdout.write = function (line, ...rest) {
  require('fs').writeFileSync(__dirname + '/loaded', process.moduleLoadList.join('\\n'));
  process.stdout.write = write;
  return write.call(this, line, ...rest);
};
`,
    );
    await serve([], { NODE_OPTIONS: `--require "${noteModules}"` });
    const loaded = readFileSync(join(folder, 'loaded'), 'utf8').split('\n');
    rmSync(folder, { recursive: true });
    expect(loaded).toContain('NativeModule http');
    const big = ['crypto', 'https', 'tls', 'http2', 'readline', 'worker_threads'];
    expect(loaded.filter((name) => big.includes(name.replace('NativeModule ', '')))).toEqual([]);
  });

  test('names the network addresses when it listens on all', async () => {
    const { ready } = run(['--port', '0', '--host', '0.0.0.0', '--json']);
    const { url, urls } = JSON.parse(await ready);
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    for (const other of urls) expect((await fetch(other)).status).toBe(200);
  });

  test('is one line on stdout, the network addresses are on stderr', async () => {
    const { stdout, stderr } = await stopped(run(['--port', '0', '--host', '0.0.0.0']));
    expect(stdout).toMatch(/^practice-site ready at http:\/\/localhost:\d+\n$/);
    expect(stderr).toMatch(/^( {2}network {6}http:\/\/[\d.]+:\d+\n)*$/);
    const external = Object.values(networkInterfaces()).flatMap((all = []) =>
      all.filter(({ internal, family }) => !internal && family === 'IPv4'),
    );
    expect(stderr.split('\n').length - 1).toBe(external.length);
  });

  test.for(['0', '::', '::0', '[::]'])(
    '%s is every address too, with those of IPv6 where it takes them',
    async (host, { skip }) => {
      const own = Object.values(networkInterfaces()).flatMap((all = []) => all);
      skip(host !== '0' && !own.some(({ family }) => family === 'IPv6'), 'this machine has no IPv6');
      const { ready } = run(['--port', '0', '--host', host, '--json']);
      const { url, urls } = JSON.parse(await ready);
      expect(url).toMatch(/^http:\/\/localhost:\d+$/);
      for (const other of urls) expect((await fetch(other)).status).toBe(200);
      const named = own.filter(({ internal, family, scopeid }) =>
        family === 'IPv4' ? !internal : host !== '0' && !internal && !scopeid,
      );
      expect(urls).toHaveLength(1 + named.length);
    },
  );

  test('names the address that it listens on', async () => {
    expect((await serve(['--host', '127.0.0.1'])).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('a reader that closes its end does not stop the server', async () => {
    const { child, url } = await serve();
    child.stdout?.destroy();
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('the port', () => {
  test('comes from the flag, then from PORT', async () => {
    const [flag, variable] = [await freePort(), await freePort()];
    expect(await run(['--port', String(flag)], { PORT: String(variable) }).ready).toContain(`:${flag}\n`);
    expect(await run([], { PORT: String(variable) }).ready).toContain(`:${variable}\n`);
  });

  test.each([
    ['', []],
    ['/practice/', ['--base', '/practice']],
  ])('that another practice-site has is an error with its version and address, also at "%s"', async (path, args) => {
    const { url } = await serve(args);
    const { port } = new URL(url);
    // The first request loads what the server loads after its start.
    expect((await fetch(`${url}/__practice/health`)).status).toBe(200);
    expect(await run(['--port', port, ...args]).ended).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `error: Port ${port} is in use by another practice-site, version ${version} at ` +
        `http://localhost:${port}${path}. Try --port 0 for a free one.\n`,
    });
  });

  describe('that something else has is an error', () => {
    test.each([
      ['another page', (response: ServerResponse) => response.end('<html>')],
      ['another health', (response: ServerResponse) => response.end('{"name":"other","version":"1.0.0"}')],
      ['no object', (response: ServerResponse) => response.end('null')],
      [
        'an invalid version',
        (response: ServerResponse) => response.end('{"name":"practice-site","version":"\\u001b[2J"}'),
      ],
      ['nothing', () => {}],
      ['a response without an end', (response: ServerResponse) => response.write('{"name":"practice-site",')],
      ['a redirection', (response: ServerResponse) => response.writeHead(302, { Location: '/' }).end()],
    ])('although it returns %s', async (_what, answer) => {
      const other = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      expect(await run(['--port', String(port)]).ended).toEqual({
        code: 1,
        stdout: '',
        stderr: `error: Port ${port} is in use. Try --port 0 for a free one.\n`,
      });
      other.closeAllConnections();
      other.close();
    });
  });

  test('that is the default and taken is an error outside of a terminal', async () => {
    const blocker = await blockDefaultPort();
    const { code, stdout, stderr } = await run([]).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^error: Port 7357 is in use( by another practice-site, [^\n]*)?\. Try --port 0 for a free one\.\n$/,
    );
    blocker?.close();
  });

  // `script` runs the command in a terminal. It is part of every Linux, and takes other arguments on other systems.
  test.runIf(process.platform === 'linux')(
    'that is the default and taken is replaced by the next free one in a terminal, with a message',
    async () => {
      const blocker = await blockDefaultPort();
      const { child, ended, stdout } = runCommand(['script', '-qec', shellCommand, '/dev/null'], {
        env: { PATH: process.env.PATH, NO_COLOR: '1' },
        stdio: 'pipe',
      });
      await expect.poll(stdout).toContain('Ctrl+C');
      expect(stdout()).toMatch(/Port 7357 is in use( by another practice-site, [^\n]*)?\. Trying 7358\./);
      expect(stdout()).toMatch(/ready at http:\/\/localhost:73[56]\d/);
      expect(stdout()).toMatch(new RegExp(`^  version +${version}\\r$`, 'm'));
      expect(stdout()).toContain('seed');
      child.stdin?.write('\u0003');
      await ended;
      // What reads JSON expects the default port there too.
      const forProgram = runCommand(['script', '-qec', `${shellCommand} --json`, '/dev/null']);
      await expect.poll(forProgram.stdout).toContain('Try --port 0 for a free one.');
      await forProgram.ended;
      blocker?.close();
    },
  );
});

test.runIf(process.platform === 'linux')('a terminal is shown every option that was given', async () => {
  const flags = ['--bug auth/any-password', '--redesign dark', '--now 2026-03-05T09:30', '--slow 5', '--late 20'];
  const { child, ended, stdout } = runCommand(
    ['script', '-qec', `${shellCommand} --port 0 ${flags.join(' ')}`, '/dev/null'],
    { env: { PATH: process.env.PATH, NO_COLOR: '1' }, stdio: 'pipe' },
  );
  await expect.poll(stdout).toContain('Ctrl+C');
  for (const line of [
    'bugs +auth/any-password',
    'redesigns +dark',
    'now +2026-03-05T09:30',
    'slow +5 ms',
    'late +20 ms',
  ])
    expect(stdout()).toMatch(new RegExp(`^  ${line}\\r$`, 'm'));
  child.stdin?.write('\u0003');
  await ended;
});

test('one of two loopback addresses is enough, whichever it is', async () => {
  // No machine has 203.0.113.x, which is reserved for documentation.
  for (const addresses of [
    ['203.0.113.1', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.1'],
  ]) {
    const listening = await listen(() => {}, addresses, 0);
    expect(listening.addresses).toEqual(['127.0.0.1']);
    await listening.close();
  }
  await expect(listen(() => {}, ['203.0.113.1', '203.0.113.2'], 0)).rejects.toThrow(
    'Cannot listen on 203.0.113.1 and 203.0.113.2: ',
  );
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it with exit code 0, keep-alive sockets included',
    async (signal) => {
      const { child, exited, url } = await serve();
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
      child.kill(signal);
      expect((await exited).code).toBe(0);
      socket.destroy();
    },
  );

  test('a second signal ends it at once, with exit code 1, although a request is under way', async () => {
    const { child, exited, url } = await serve();
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    // The response to the first request shows that the server has read the beginning of the second one as well.
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: local');
    await once(socket, 'data');
    child.kill('SIGTERM');
    child.kill('SIGINT');
    // After a single signal the server waits for the request, closes the connection and ends with exit code 0.
    expect((await exited).code).toBe(1);
    socket.destroy();
  });
});

/** The error for an address that cannot be listened on. It lists the addresses of this machine. */
function noAddress(reason: string) {
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const usable = own.filter(({ scopeid }) => !scopeid).map(({ address }) => address);
  return `Cannot listen on ${reason}. This machine has ${usable.join(', ')}.`;
}

/** Stops a command as soon as it is ready, or waits until it has failed. */
async function stopped({ child, ended, ready }: ReturnType<typeof run>) {
  await ready.catch(() => {});
  child.kill('SIGTERM');
  return ended;
}

describe.runIf(process.platform === 'linux')('stdout on a full disk', () => {
  test.each([
    ['pages'],
    ['pages', 'forms'],
    ['bugs', '--json'],
    ['--help'],
    ['--version'],
    ['completion', 'bash'],
    ['serve', '--port', '0'],
  ])('%s %s is one sentence and exit code 1', async (...args) => {
    const { child, ended } = runCommand(['sh', '-c', `exec ${shellCommand} "$@" >/dev/full`, 'sh', ...args]);
    children.push(child);
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([1, 'error: Cannot write to stdout: the disk is full.\n']);
  });
});

test('a reader that closes its end of a pipe causes no error', async () => {
  const { child, ended } = runCommand(['sh', '-c', `${shellCommand} bugs --json; echo "exit code $?" >&2`]);
  child.stdout?.destroy();
  expect((await ended).stderr).toBe('exit code 0\n');
});

test.runIf(process.platform === 'linux')('too few descriptors are one sentence', async () => {
  // Versions of Node differ in how many they need to start at all, before they run the command.
  const outputs: string[] = [];
  for (let limit = 17; limit <= 30; limit++) {
    const command = `ulimit -n ${limit}; exec ${shellCommand} export "${tmpdir()}" --json`;
    const { stderr } = await runCommand(['sh', '-c', command]).ended;
    outputs.push(stderr);
    if (stderr.startsWith('error: ')) break;
  }
  expect(outputs.at(-1)).toMatch(/^error: Too many files are open\. Raise the limit \(ulimit -n\)[^\n]*\n$/);
});

describe('a mistake', () => {
  test.each([
    [['--port', 'abc'], '--port "abc" must be a whole number from 0 to 65535.'],
    [['--port', '70000'], '--port "70000" must be a whole number from 0 to 65535.'],
    [['--port'], '--port needs a value: --port <number>.'],
    [['--variant', 'C'], '--variant "C" must be A or B.'],
    [['--variant', 'b'], '--variant "b" must be A or B. Did you mean B?'],
    [['--delay-scale', '-1'], '--delay-scale "-1" must be a number from 0 to 1000.'],
    [['--slow', '1.5'], '--slow "1.5" must be a whole number from 0 to 60000.'],
    [['grade', '--page', '--', 'node', '-e', '0'], '--page needs a value: --page <id>.'],
    [['--port', '--', 'serve'], '--port needs a value: --port <number>.'],
    [['--now', '--'], '--now needs a value: --now <iso time>.'],
    [['--slow'], '--slow needs a value: --slow <ms>.'],
    [['--late', '60001'], '--late "60001" must be a whole number from 0 to 60000.'],
    [
      ['--now', '2026-03-05T09:30Z'],
      '--now "2026-03-05T09:30Z" must be a date and a time to the minute, like 2026-03-05T09:30, without a time zone.',
    ],
    [
      ['export', 'public', '--slow', '300'],
      '--slow "300" cannot be exported: the host of an export decides how fast it responds.',
    ],
    [['--download-failure', 'always'], '--download-failure "always" must be none, http or empty.'],
    [['--seed', ''], '--seed "" must not be empty.'],
    [['--other-origin', "it's"], '--other-origin "it\'s" must be an http or https address.'],
    [['--base', 'nonsense'], '--base "nonsense" must be a path like /practice/. Did you mean /nonsense/?'],
    [['--base', 'two\nlines'], '--base "two\\nlines" must be a path like /practice/.'],
    [['--sead', '7'], 'Unknown option "--sead". Did you mean --seed?'],
    [['-x'], 'Unknown option "-x". practice-site serve --help lists the options.'],
    [['pages', '--jsn'], 'Unknown option "--jsn". Did you mean --json?'],
    [
      ['grade', 'pytest', '--junitxml={junit}'],
      'Unknown option "--junitxml={junit}". practice-site grade --help lists the options. Those of the suite come after ' +
        'two dashes: -- npx playwright test.',
    ],
    [['srve'], 'Unknown command "srve". Did you mean serve?'],
    [['srve', '--help'], 'Unknown command "srve". Did you mean serve?'],
    [['nonsense'], 'Unknown command "nonsense". practice-site --help lists the commands.'],
    [['--port', '0', 'serve'], 'The command comes before its options: practice-site serve [options].'],
    [['--seed', '7', 'export', 'public'], 'The command comes before its options: practice-site export [options].'],
    [['bugs', 'auth', '--hunt', '2', '--seed', '3'], 'A hunt is on all pages: name no page beside --hunt.'],
    [['bugs', 'auth', '--seed', '3'], '--seed is that of a hunt. Add --hunt <count>.'],
    [['help', 'srve'], 'Unknown command "srve". Did you mean serve?'],
    [['serve', 'forms'], 'Unexpected argument "forms". practice-site serve --help shows what there is.'],
    [['export', 'a', 'b'], 'Unexpected argument "b". practice-site export --help shows what there is.'],
    [['export'], 'export needs an argument: practice-site export <folder>.'],
    [['start', 'auth'], 'start needs an option: practice-site start auth --tool <tool>.'],
    [['start', '', '--tool', 'cypress'], 'There is no page "". practice-site pages lists them.'],
    [['start', 'AUHT'], 'There is no page "AUHT". Did you mean auth?'],
    [['start', 'form'], 'There is no page "form". Did you mean forms?'],
    [
      ['start', 'auth', '--tool', 'playwrite'],
      '--tool "playwrite" must be playwright, selenium, webdriverio or cypress. Did you mean playwright?',
    ],
    [['start', 'form', '--tool', 'cypress'], 'There is no page "form". Did you mean forms?'],
    [['start', 'forms', 'bin', '--tool', 'cypress'], 'bin is not empty. Name a new folder.'],
    [['start', 'forms', '', '--tool', 'cypress'], 'folder "" must not be empty.'],
    [['start', 'forms', '/proc/x', '--tool', 'cypress'], '/proc/x cannot be written: no file can be made there.'],
    [['start', 'forms', 'package.json', '--tool', 'cypress'], 'package.json cannot be written to: it is a file.'],
    [['completion', 'tcsh'], 'Unknown shell "tcsh". Known are bash, zsh, fish.'],
    [['--open', 'form'], 'There is no page "form". Did you mean forms?'],
    [['--open', 'nonsense'], 'There is no page "nonsense". practice-site pages lists them.'],
    [['--host', ''], '--host "" must not be empty.'],
    [
      ['--host', 'http://localhost'],
      '--host "http://localhost" must be a name or an address alone. Try --host localhost.',
    ],
    [
      ['--host', 'http://[::1]:80/'],
      '--host "http://[::1]:80/" must be a name or an address alone. Try --host [::1] --port 80.',
    ],
    [
      ['--host', 'localhost:80'],
      '--host "localhost:80" must be a name or an address alone. Try --host localhost --port 80.',
    ],
    [['--host', 'two words'], '--host "two words" must be a name or an address.'],
    [['--host', '203.0.113.1'], noAddress('203.0.113.1: this machine has no such address')],
    [['--host', 'no-such-host.invalid'], noAddress('no-such-host.invalid: this name has no address')],
  ])('%o is one clear line and exit code 1', async (args, message) => {
    const port = args[0] === '--port' ? [] : ['--port', '0'];
    const command = args[0]?.startsWith('-') ? [...port, ...args] : args;
    expect(await run(command).ended).toEqual({ code: 1, stdout: '', stderr: `error: ${message}\n` });
  });

  test('--host takes an address in brackets', async ({ skip }) => {
    const { code, stdout, stderr } = await stopped(run(['--host', '[::1]', '--port', '0']));
    skip(/no such address/.test(stderr), 'this machine has no ::1');
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/ready at http:\/\/\[::1\]:\d+\n$/) });
  });

  test('in PORT names PORT', async () => {
    const { code, stderr } = await run([], { PORT: 'abc' }).ended;
    expect([code, stderr]).toEqual([1, 'error: PORT "abc" must be a whole number from 0 to 65535.\n']);
  });
});

test('--version is the version of the package', async () => {
  expect(await run(['--version']).ended).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

const escapeCode = '\u001b';

describe('colours', () => {
  const [help, page, mistake] = [['--help'], ['pages', 'auth'], ['--port', 'x']];

  test.each([
    ['nowhere in a pipe', {}, false],
    ['in a pipe with FORCE_COLOR', { FORCE_COLOR: '1' }, true],
    ['not with FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
    ['not with NO_COLOR, even with FORCE_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('are %s', async (_where, env, expected) => {
    for (const args of [help, page, mistake]) {
      const { stdout, stderr } = await run(args, env).ended;
      expect((stdout + stderr).includes(escapeCode)).toBe(expected);
    }
  });

  test('never are in JSON', async () => {
    expect((await run(['pages', '--json'], { FORCE_COLOR: '1' }).ended).stdout).not.toContain(escapeCode);
  });

  // `script` runs the command in a terminal: see above.
  test.runIf(process.platform === 'linux').each([
    ['are in a terminal', 'xterm', true],
    ['are not in one without any', 'dumb', false],
  ])('%s', async (_where, TERM, expected) => {
    for (const args of [help, page, mistake]) {
      const command = ['script', '-qec', `${shellCommand} ${args.join(' ')}`, '/dev/null'];
      const { stdout } = await runCommand(command, { env: { PATH: process.env.PATH, TERM } }).ended;
      expect(stdout.includes(`${escapeCode}[1m`)).toBe(expected);
    }
  });
});

describe('--help', () => {
  test('has examples, and says where the documentation is', async () => {
    const { code, stdout } = await run(['--help']).ended;
    expect(code).toBe(0);
    expect(stdout).toContain('\nExamples:\n  $ practice-site\n');
    expect(stdout).toContain('serve is the default: practice-site --port 0 is enough.\n');
    expect(stdout).toMatch(/\nDocumentation:\n {2}README.md of this package\n {2}the page About of the served site\n$/);
    expect((await run(['help']).ended).stdout).toBe(stdout);
  });

  test.each(['serve', 'pages', 'start', 'export', 'completion', 'help'])('of %s has an example', async (name) => {
    const { stdout } = await run([name, '--help']).ended;
    expect(stdout).toMatch(new RegExp(`^Usage: practice-site ${name} `));
    expect(stdout).toMatch(new RegExp(`\nExamples:\n {2}\\$ practice-site ${name}\\b`));
    expect((await run(['help', name]).ended).stdout).toBe(stdout);
  });

  test.each(['serve', 'pages', 'start', 'export', 'completion', 'help', ''])(
    'of "%s" fits into 60 columns',
    async (name) => {
      const { stdout } = await run(['help', ...(name ? [name] : [])], { COLUMNS: '60' }).ended;
      expect(stdout.split('\n').filter((line) => line.length > 60)).toEqual([]);
    },
  );
});

test('--help names every option of serve, and those of a run with what they do', async () => {
  const { code, stdout } = await run(['serve', '--help'], { COLUMNS: '200' }).ended;
  expect(code).toBe(0);
  for (const option of ['--port', '--host', '--seed', '--variant', '--base', '--open', '--json', '--quiet'])
    expect(stdout).toContain(option);
  for (const { flag, help } of runOptionList) expect(stdout).toMatch(wholeLine(flag, help));
});

describe.each(['export', 'grade'])('--help of %s', (command) => {
  test('names the options of a run that make sense there', async () => {
    const { stdout } = await run([command, '--help'], { COLUMNS: '200' }).ended;
    for (const { flag, help, notExported } of runOptionList) {
      if (command === 'export' && notExported) expect(stdout).not.toContain(flag);
      else expect(stdout).toMatch(wholeLine(flag, help));
    }
  });
});

function wholeLine(...parts: string[]): RegExp {
  return new RegExp(`^ +${parts.map((part) => part.replace(/\W/g, '\\$&')).join(' +')}$`, 'm');
}

test.each(runOptionList)('$flag sets the option for the server and for the page', async (option) => {
  const { url } = await serve([...flagWith(option, option.example).split(' ')]);
  const value = option.fromText(option.example);
  const { options } = await (await fetch(`${url}/__practice/health`)).json();
  expect(options).toEqual({ ...defaultRunOptions, [option.name]: value });
  expect(await (await fetch(url)).text()).toContain(JSON.stringify({ [option.name]: value, proxy: true }));
  expect((await startedByCode({ [option.name]: value })).options).toEqual(options);
});

async function startedByCode(options: PracticeSiteOptions) {
  const site = await startPracticeSite({ ...options, port: 0 });
  await site.close();
  return site;
}

test.runIf(process.platform === 'linux')('--open opens the page in the browser', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-site-'));
  const browser = join(folder, 'browser');
  const opened = join(folder, 'opened');
  writeFileSync(browser, `#!/bin/sh\necho "$1" > "${opened}"\n`);
  chmodSync(browser, 0o755);
  const { url } = await serve(['--open', 'forms'], { BROWSER: browser });
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${url}/forms\n`);
  rmSync(folder, { recursive: true });
});

test.runIf(process.platform === 'linux')('--open without a browser is one sentence', async () => {
  const { stderr, url } = await serve(['--open', 'forms'], { BROWSER: '/bin/false' });
  await expect.poll(stderr).toBe(`error: Cannot open a browser. The page is at ${url}/forms\n`);
  expect((await fetch(url)).status).toBe(200);
});

/** Takes the default port, unless something on this machine has it already. */
async function blockDefaultPort() {
  const server = createServer((_request, response) => response.end()).listen(7357, '127.0.0.1');
  return await Promise.race([
    once(server, 'listening').then(() => server),
    once(server, 'error').then(() => undefined),
  ]);
}
