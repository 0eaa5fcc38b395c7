import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startPracticeSite } from '../../dist/cli/index.js';
import { builtCommand, serveBuilt, startCommand } from '../built-cli';
import { start } from './started-site';

/** Sends a Host header of its own, which fetch does not allow. */
async function ask({ port }: { port: number }, host: string, path = '/forms', headers: Record<string, string> = {}) {
  const sent = request({ port, host: '127.0.0.1', path, headers: { Host: host, ...headers } });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const data of response) text += data;
  return { status: response.statusCode, text };
}

describe('on a loopback address', () => {
  test.each([
    [['host.docker.internal'], 'host.docker.internal', 200],
    [['host.docker.internal'], 'HOST.Docker.internal:8080', 200],
    [['host.docker.internal'], 'host.docker.internal.', 200],
    [['Host.Docker.Internal.'], 'host.docker.internal', 200],
    [['host.docker.internal'], 'docker.internal', 403],
    [['host.docker.internal'], 'a.host.docker.internal', 403],
    [['host.docker.internal'], 'evilhost.docker.internal', 403],
    [['.docker.internal'], 'host.docker.internal', 200],
    [['.docker.internal'], 'a.b.docker.internal:1', 200],
    [['.docker.internal'], 'docker.internal', 200],
    [['.docker.internal'], 'evildocker.internal', 403],
    [['.docker.internal', 'bs-local.com'], 'bs-local.com', 200],
    [['bücher.example'], 'xn--bcher-kva.example', 200],
    [['site'], 'localhost', 200],
    [['site'], '127.0.0.1', 200],
    [['site'], '[::1]:7357', 200],
    [['site'], 'evil.example', 403],
  ])('with %j allowed, a request for %s gets %i', async (allowHost, host, status) => {
    expect((await ask(await start({ allowHost }), host)).status).toBe(status);
  });

  test('the refusal names the host, and the option that allows it', async () => {
    expect((await ask(await start(), 'bs-local.com:7357')).text).toBe(
      'This server does not accept the host bs-local.com. Start it with --allow-host bs-local.com to change that.\n',
    );
  });

  test.each(['a$(id)', '"a"', '--port', '.evil.example', 'localhost..', 'x'.repeat(300)])(
    'the refusal of %j, which is no name, offers nothing for pasting',
    async (host) => {
      expect(await ask(await start(), host)).toEqual({
        status: 403,
        text: 'The host of this request is not a valid name.\n',
      });
    },
  );

  test.skipIf(process.platform !== 'linux')('hosts that were allowed are not kept in memory', async () => {
    const site = await serveBuilt('--allow-host', '.example');
    const memory = () => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
    let sent = 0;
    const sendSome = async () => {
      const requests = Array.from({ length: 100 }, () => {
        const host = `${'x'.repeat(60_000)}${sent++}${sent % 2 ? '.localhost' : '.example'}`;
        return `HEAD /forms HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
      });
      const socket = connect(site.port, '127.0.0.1');
      socket.end(requests.join('')).resume();
      await once(socket, 'close');
    };
    for (let times = 0; times < 5; times++) await sendSome();
    const before = memory();
    for (let times = 0; times < 40; times++) await sendSome();
    // 240 megabytes of names.
    expect(memory() - before).toBeLessThan(100);
    await site.stop();
  });

  test('an address in absolute form is checked by its own host', async () => {
    const site = await start({ allowHost: ['bs-local.com'] });
    expect((await ask(site, 'evil.example', 'http://bs-local.com/forms')).status).toBe(200);
    expect((await ask(site, 'bs-local.com', 'http://evil.example/forms')).status).toBe(403);
  });
});

test('elsewhere any name will do, until one is named', async () => {
  const all = await start({ host: '0.0.0.0' });
  expect((await ask(all, 'any.example')).status).toBe(200);
  const some = await start({ host: '0.0.0.0', allowHost: ['bs-local.com'] });
  const statuses = ['any.example', 'bs-local.com', '10.0.0.1', 'localhost'].map(
    async (host) => (await ask(some, host)).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 200, 200, 200]);
});

test('the name that it listens on is accepted, and others are refused', async ({ skip }) => {
  const host = hostname();
  const found = await lookup(host).catch(() => undefined);
  skip(!found, 'this machine has no name');
  const site = await start({ host: host.toUpperCase(), allowHost: ['bs-local.com'] });
  const askThere = async (name: string) =>
    await new Promise<number | undefined>((resolve, reject) => {
      const options = { port: site.port, host: found?.address, headers: { Host: name } };
      request(options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await askThere(new URL(site.url).host)).toBe(200);
  expect(await askThere(`a.${host}`)).toBe(403);
});

describe('pages of an allowed host', () => {
  /** As a tunnel or a balancer passes on a request: with a Host of its own, or with the browser's. */
  const requests = [
    ['events', '/api/events?ms=1'],
    ['a request that gets no response', '/api/orders?fail=500&ms=1'],
    ['a slow response', '/http/slow?ms=0'],
  ] as const;

  test.each(requests)('may request %s', async (_what, path) => {
    const site = await start({ allowHost: ['bs-local.com'] });
    for (const host of ['localhost', 'bs-local.com']) {
      for (const fetched of [{}, { 'Sec-Fetch-Site': 'cross-site' }] as Record<string, string>[]) {
        const allowed = await ask(site, host, path, { Origin: 'http://bs-local.com:7357', ...fetched });
        expect(allowed.status).not.toBe(403);
        const other = await ask(site, host, path, { Origin: 'http://evil.example', ...fetched });
        expect(other.status).toBe(403);
      }
    }
  });

  test('may open a WebSocket, and others may not', async () => {
    const site = await start({ allowHost: ['bs-local.com'] });
    const address = `${site.url.replace('http', 'ws')}/api/echo`;
    const client = new WebSocket(address, { origin: 'https://bs-local.com', headers: { Host: 'bs-local.com' } });
    await once(client, 'open');
    client.terminate();
    const refused = new WebSocket(address, { origin: 'https://evil.example' });
    expect(String((await once(refused, 'error'))[0])).toContain('403');
  });

  test('may download by their own address from the proxy, and others may not', async () => {
    const site = await start({ allowHost: ['bs-local.com', '.docker.internal'] });
    const proxied = async (origin: string) =>
      (await ask(site, 'localhost', `/proxy?url=${encodeURIComponent(`${origin}/samples/sample.csv`)}`)).status;
    expect(await proxied('https://bs-local.com')).toBe(200);
    expect(await proxied(`http://host.docker.internal:${site.port}`)).toBe(200);
    expect(await proxied('http://evil.example')).toBe(400);
    expect(await proxied('ftp://bs-local.com')).toBe(400);
  });

  test('another server on this machine is none of them', async () => {
    const site = await start({ allowHost: ['bs-local.com'] });
    const { status } = await ask(site, 'localhost', '/api/events', { Origin: 'http://localhost:1' });
    expect(status).toBe(403);
  });
});

describe('--allow-host', () => {
  test('is repeatable', async () => {
    const site = await serveBuilt('--allow-host', 'one.example', '--allow-host', '.two.example');
    expect((await ask(site, 'one.example')).status).toBe(200);
    expect((await ask(site, 'a.two.example')).status).toBe(200);
    await site.stop();
  });

  test.each([
    ['http://bs-local.com:80/', 'must be a name alone. Try bs-local.com.'],
    ['bs-local.com:80', 'must be a name alone. Try bs-local.com.'],
    ['*.example.com', 'must be the name of a host like host.docker.internal, or .docker.internal for all below it.'],
    ['', 'must be the name of a host'],
    ['.', 'must be the name of a host'],
    ['a..b', 'must be the name of a host'],
    ['a b', 'must be the name of a host'],
    ['--port', 'must be the name of a host'],
    ['::1', 'must be a name: IP addresses are always allowed.'],
    ['[::1]:80', 'must be a name: IP addresses are always allowed.'],
    ['10.0.0.5', 'must be a name: IP addresses are always allowed.'],
  ])('%j is refused before anything listens', async (name, reason) => {
    const { exitCode, stdout, stderr } = await execa(
      builtCommand[0] ?? '',
      [...builtCommand.slice(1), '--port', '0', '--allow-host', name],
      { reject: false },
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain(`error: --allow-host ${JSON.stringify(name)} ${reason}`);
    expect(stderr.split('\n')).toHaveLength(1);
    await expect(startPracticeSite({ port: 0, allowHost: [name] })).rejects.toThrow(reason);
  });

  test('the API says what is no list', async () => {
    await expect(startPracticeSite({ port: 0, allowHost: 'site' as unknown as string[] })).rejects.toThrow(
      'allowHost "site" must be a list like ["host.docker.internal"].',
    );
  });
});

test('an address from the environment that cannot be listened on names its variable', async () => {
  const [command = '', ...args] = builtCommand;
  const env = { HOST: 'x86_64-conda-linux-gnu' };
  const { exitCode, stderr } = await execa(command, [...args, '--port', '0'], { env, reject: false });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    /^error: Cannot listen on .* HOST in the environment names it: unset that, or try --host localhost\.$/,
  );
  const flag = await execa(command, [...args, '--port', '0', '--host', '203.0.113.1'], { env, reject: false });
  expect(flag.stderr).not.toContain('environment');
});

describe.skipIf(process.platform === 'win32')('in a folder that was deleted', () => {
  const inLostFolder = (...words: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'practice-site-lost-'));
    return ['sh', '-c', `cd "$0" && rmdir "$0" && exec "$@"`, folder, ...builtCommand, ...words];
  };

  test('serve accepts every host', async () => {
    const site = await startCommand(inLostFolder('serve', '--port', '0'));
    for (const path of ['/forms', '/__practice/health', '/api/orders', '/http/status/200', '/samples/sample.pdf']) {
      expect((await ask(site, 'localhost', path)).status, path).toBe(200);
    }
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    expect(site.stderr()).toBe('');
  });

  test('the API accepts every host', async () => {
    const entry = new URL('../../dist/cli/index.js', import.meta.url).href;
    const script = `
      const { startPracticeSite } = await import('${entry}');
      const site = await startPracticeSite({ port: 0 });
      for (const path of ['/forms', '/__practice/health', '/api/orders'])
        console.log((await fetch(site.url + path)).status);
      await site.close();`;
    const folder = mkdtempSync(join(tmpdir(), 'practice-site-lost-'));
    const file = `${folder}.mjs`;
    writeFileSync(file, script);
    const { stdout, stderr } = await execa(
      'sh',
      ['-c', `cd "$0" && rmdir "$0" && exec "$@"`, folder, process.execPath, file],
      { reject: false },
    );
    rmSync(file);
    expect({ stdout, stderr }).toEqual({ stdout: '200\n200\n200', stderr: '' });
  });

  test.each([[['export', 'public']], [['grade', '--', 'true']], [['redesigns', 'ids', '--pairs', 'pairs.json']]])(
    '%j says in one line that the folder is gone',
    async (words) => {
      const [command = '', ...args] = inLostFolder(...words);
      const { exitCode, stderr } = await execa(command, args, { reject: false });
      expect({ exitCode, stderr }).toEqual({
        exitCode: 1,
        stderr: 'error: The current folder does not exist any more. Change to one that does.',
      });
    },
  );
});

describe('characters that cannot be seen', () => {
  const hostile = ['a\u0003b', 'a\nb', 'a\u007fb', 'a\u009bb', 'a\u202eb', 'a\u2028b'];

  test.each([
    ...['--seed', '--variant', '--now', '--bug', '--redesign', '--base', '--host', '--open', '--delay-scale'],
    ...['--allow-host', '--other-origin', '--port'],
  ])('are refused in %s, in one line that has none of them', async (flag) => {
    for (const value of hostile) {
      const [command = '', ...args] = builtCommand;
      const { exitCode, stdout, stderr } = await execa(command, [...args, flag, value], { reject: false });
      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
      expect(stderr).toMatch(/^error: [^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u);
    }
  });

  test('are refused in what other commands take', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'practice-site-unseen-'));
    const [command = '', ...args] = builtCommand;
    for (const words of [
      ['export', 'a\u001b[2J'],
      ['pages', 'a\u001b[2J'],
      ['grade', '--json', 'a\u001b[2J', '--', 'true'],
      // These are found before the options are read.
      ['a\nerror: b'],
      ['--a\nerror: b'],
      ['pages', '--a\nerror: b'],
      ['export', 'a', 'b\nerror: c'],
      ['completion', 'a\nerror: b'],
      ['help', 'a\nerror: b'],
    ]) {
      const { exitCode, stderr } = await execa(command, [...args, ...words], { cwd: folder, reject: false });
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^error: [^\p{Cc}]*$/u);
    }
    // Nothing was written.
    rmdirSync(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  test('are refused by the API', async () => {
    await expect(startPracticeSite({ port: 0, seed: 'a\nb' })).rejects.toThrow('must not have control characters.');
    await expect(startPracticeSite({ port: 0, seed: 'x'.repeat(1001) })).rejects.toThrow('at most 1000 characters.');
  });

  test.each(['host', 'allowHost', 'base', 'bugs', 'redesigns', 'seed', 'variant', 'now', 'otherOrigin', 'port'])(
    'are refused in %s of the API, by an error that has none of them and is short',
    async (name) => {
      for (const value of [...hostile, 'a\ud800', 'x'.repeat(100_000)]) {
        const isList = ['allowHost', 'bugs', 'redesigns'].includes(name);
        const error = await startPracticeSite({ port: 0, [name]: isList ? [value] : value }).catch((reason) => reason);
        expect(error.message).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]{1,400}$/u);
        expect(error.message).toMatch(/must not have control characters|must have at most 1000 characters/);
      }
    },
  );

  test('of an unknown option are not printed', async () => {
    await expect(startPracticeSite({ 'a\n\u001b[2J': 1 } as object)).rejects.toThrow(
      'Unknown option "a\\n\\u001b[2J".',
    );
  });
});

test('a hunt names its bugs by a command whose seed is quoted, and not under --quiet', async () => {
  const hunt = async (...words: string[]) => {
    const site = await serveBuilt('--hunt', '3', ...words);
    await site.stop();
    return site.stderr();
  };
  expect(await hunt('--seed', 'my seed')).toContain('practice-site bugs --hunt 3 --seed "my seed"\n');
  expect(await hunt('--seed', 'a$(id)')).toContain(
    'practice-site bugs --hunt 3 and this seed, quoted as your shell needs it.\n',
  );
  expect(await hunt('--seed', 'my seed', '--quiet')).toBe('');
});
