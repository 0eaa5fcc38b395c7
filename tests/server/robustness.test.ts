import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPracticeSite } from '../../dist/cli/index.js';
import { pages } from '../../site/catalogue';
import { type BuiltSite, serveBuilt, serveWith } from '../built-cli';
import { wholeSuite } from '../depth';
import { type RawAnswer, RawClient } from './raw-client';

const assets = readdirSync(join(import.meta.dirname, '../../dist/site/assets'));
const largest = assets.find((name) => /^antd-[\w-]+\.js$/.test(name));

describe('one client does not hold up the others', () => {
  let site: BuiltSite;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    site = await serveBuilt();
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    expect(site.stderr()).toBe('');
  });

  async function open(text: string) {
    const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  test.each([
    ['never sends a request', ''],
    ['stops in the middle of its headers', 'GET / HTTP/1.1\r\nHost: local'],
    ['promises a body and sends none', 'GET /forms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n'],
    ['requests much and never reads it', `GET /assets/${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(40)],
  ])('that %s, two hundred times', async (_how, text) => {
    const silent = await Promise.all(Array.from({ length: 200 }, () => open(text)));
    for (const socket of silent) socket.pause();
    for (const path of ['', 'forms', 'frames/map.html', `assets/${largest}`, '__practice/health']) {
      expect((await fetch(`${site.url}/${path}`, { signal: AbortSignal.timeout(30_000) })).status).toBe(200);
    }
  });

  test('that closes only its own direction gets its response anyway', async () => {
    const socket = await open('GET /forms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    socket.end();
    let answer = '';
    for await (const data of socket) answer += data;
    expect(answer).toContain('<title>Forms |');
  });

  test('that writes its request one byte at a time gets its response', async () => {
    const socket = await open('');
    socket.setNoDelay();
    for (const byte of 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n') {
      socket.write(byte);
      await new Promise(setImmediate);
    }
    expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200 OK');
  });
});

test.runIf(process.platform === 'linux')('three hundred aborted downloads leave no descriptor', async () => {
  const site = await serveBuilt();
  const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;
  expect((await fetch(site.url, { headers: { Connection: 'close' } })).status).toBe(200);
  const before = descriptors();
  for (let done = 0; done < 300; done += 50)
    await Promise.all(Array.from({ length: 50 }, () => abortedDownload(site.port)));
  await expect.poll(descriptors).toBeLessThanOrEqual(before);
  expect((await fetch(site.url)).status).toBe(200);
  await site.stop();
  expect(site.stderr()).toBe('');
});

async function abortedDownload(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET /assets/${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20));
  await once(socket, 'data');
  socket.resetAndDestroy();
  await once(socket, 'close');
}

describe('a server whose files go', () => {
  const root = join(import.meta.dirname, '../..');
  let folder: string;
  let command: string[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'practice-site-copy-'));
    for (const part of ['bin', 'dist', 'package.json'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    command = [process.execPath, join(folder, 'bin/practice-site.js')];
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('after its start serves everything as before', async () => {
    // Reports when everything that is loaded after the start has been loaded. A request would load it earlier.
    const probe = join(folder, 'probe.cjs');
    writeFileSync(
      probe,
      `const timer = setInterval(() => {
         if (!Object.keys(require.cache).some((file) => file.endsWith('express.cjs'))) return;
         clearInterval(timer);
         process.stderr.write('all loaded');
       }, 20).unref();`,
    );
    command.splice(1, 0, '--require', probe);
    const [kept, bereft] = await Promise.all([serveBuilt(), serveWith(command)]);
    await expect.poll(bereft.stderr).toBe('all loaded');
    rmSync(folder, { recursive: true });

    const addresses = readdirSync(join(root, 'dist/site'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => relative(join(root, 'dist/site'), join(entry.parentPath, entry.name)));
    addresses.push('', ...pages.map(({ id }) => id), 'no-such-page', 'proxy?url=/samples/sample.pdf', 'proxy', '%00');
    const asked: Record<string, string>[] = [
      { 'Accept-Encoding': 'br' },
      { 'Accept-Encoding': 'gzip' },
      { 'Accept-Encoding': 'identity' },
      { 'Sec-Fetch-Mode': 'navigate' },
    ];
    for (const address of addresses) {
      for (const headers of asked) {
        const [expected, found] = await Promise.all(
          [kept, bereft].map((site) => snapshot(`${site.url}/${address}`, headers)),
        );
        expect(found).toEqual(expected);
      }
    }
    expect(await (await fetch(`${bereft.url}/__practice/health`)).json()).toMatchObject({ name: 'practice-site' });
    expect(bereft.stderr()).toBe('all loaded');
    await Promise.all([kept.stop(), bereft.stop()]);
  });

  test('before they were read says so, and serves them once they are back', async () => {
    const express = join(folder, 'dist/cli/libraries/express.cjs');
    const sample = join(folder, 'dist/site/samples/sample.csv');
    for (const file of [express, sample]) renameSync(file, `${file}.away`);
    const site = await serveWith(command);

    for (const path of ['__practice/health', 'proxy?url=/samples/sample.txt', 'samples/sample.csv']) {
      const response = await fetch(`${site.url}/${path}`);
      expect(response.status).toBe(503);
      expect(await response.text()).toMatch(/^A file of this server cannot be read: \w+\. Try again\.\n$/);
    }
    expect((await fetch(site.url)).status).toBe(200);

    for (const file of [express, sample]) renameSync(`${file}.away`, file);
    for (const path of ['__practice/health', 'proxy?url=/samples/sample.txt', 'samples/sample.csv']) {
      expect((await fetch(`${site.url}/${path}`)).status).toBe(200);
    }
    // One line for each failure, without a stack.
    expect(site.stderr()).toContain('express.cjs');
    expect(site.stderr()).not.toContain('    at ');
    await site.stop();
  });

  test.runIf(process.platform === 'linux')('for want of descriptors serves again when there are some', async () => {
    const site = await serveWith(['sh', '-c', `ulimit -n 40; exec "${command.join('" "')}" "$@"`, 'sh']);
    const client = new RawClient(site.port);
    const health = Buffer.from('GET /__practice/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await client.exchange(Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    const others = Array.from({ length: 60 }, () => connect(site.port, '127.0.0.1').on('error', () => {}));
    await expect.poll(() => readdirSync(`/proc/${site.pid}/fd`).length).toBeGreaterThanOrEqual(39);
    const answer = await client.exchange(health);
    expect(answer === 'closed' ? 0 : answer.status).toBeOneOf([0, 200, 503]);
    for (const socket of others) socket.destroy();
    await expect.poll(() => fetch(`${site.url}/__practice/health`).then(({ status }) => status, String)).toBe(200);
    expect((await client.exchange(health)) as RawAnswer).toMatchObject({ status: 200 });
    client.close();
    await site.stop();
  });
});

/** A response's status, headers and body, without the date. */
async function snapshot(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers });
  const all = Object.fromEntries(response.headers);
  delete all.date;
  return { status: response.status, headers: all, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

describe('starting and stopping', () => {
  // Most leaks show after a few starts. WHOLE_SUITE=1 looks for rarer ones.
  const times = wholeSuite ? 200 : 30;

  test(`${times} times in one process leaves no socket and no port`, async () => {
    const sockets = () => process.getActiveResourcesInfo().filter((name) => /^TCP/.test(name)).length;
    const before = sockets();
    for (let run = 0; run < times; run++) {
      const site = await startPracticeSite({ port: 0 });
      if (run % 20 === 0) expect(await (await fetch(site.url)).text()).toContain('<title>');
      await site.close();
      // At once, because another test may get the same port.
      expect(await isOpen(site.port)).toBe(false);
    }
    await expect.poll(sockets).toBeLessThanOrEqual(before);
  });

  test(`${times} times as a command leaves no process and no port`, { timeout: 600_000 }, async () => {
    for (let run = 0; run < times; run++) {
      const site = await serveBuilt();
      expect((await fetch(site.url)).status).toBe(200);
      expect(await site.stop()).toEqual({ code: 0, signal: null });
      expect(site.stderr()).toBe('');
      expect(() => process.kill(site.pid, 0)).toThrow('ESRCH');
      expect(await isOpen(site.port)).toBe(false);
    }
  });
});

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
