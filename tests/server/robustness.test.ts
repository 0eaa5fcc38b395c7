import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPracticeSite } from '../../dist/cli/index.js';
import { type BuiltSite, serveBuilt } from '../built-cli';

const assets = readdirSync(join(import.meta.dirname, '../../dist/site/assets'));
const largest = assets.find((name) => /^MultiTieredMenuPage-[\w-]+\.js$/.test(name));

describe('one client does not hold up the others', () => {
  let site: BuiltSite;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    site = await serveBuilt();
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    expect(site.complaints()).toBe('');
  });

  async function open(text: string) {
    const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  test.each([
    ['never asks', ''],
    ['stops in the middle of its headers', 'GET / HTTP/1.1\r\nHost: local'],
    ['promises a body and sends none', 'GET /forms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n'],
    ['asks for much and never reads it', `GET /assets/${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(40)],
  ])('that %s, two hundred times', async (_how, text) => {
    const silent = await Promise.all(Array.from({ length: 200 }, () => open(text)));
    for (const socket of silent) socket.pause();
    for (const path of ['', 'forms', 'frames/map.html', `assets/${largest}`, '__practice/health']) {
      expect((await fetch(`${site.url}/${path}`, { signal: AbortSignal.timeout(10_000) })).status).toBe(200);
    }
  });

  test('that closes only its own direction is answered all the same', async () => {
    const socket = await open('GET /forms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    socket.end();
    let answer = '';
    for await (const data of socket) answer += data;
    expect(answer).toContain('<title>Forms |');
  });

  test('that writes its request one byte at a time is answered', async () => {
    const socket = await open('');
    socket.setNoDelay();
    for (const byte of 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n') {
      socket.write(byte);
      await new Promise(setImmediate);
    }
    expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200 OK');
  });
});

test.runIf(process.platform === 'linux')('three hundred aborted downloads leave no descriptor', { timeout: 60_000 }, async () => {
  const site = await serveBuilt();
  const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;
  expect((await fetch(site.url, { headers: { Connection: 'close' } })).status).toBe(200);
  const before = descriptors();
  for (let done = 0; done < 300; done += 50) await Promise.all(Array.from({ length: 50 }, () => abortedDownload(site.port)));
  await expect.poll(descriptors, { timeout: 20_000 }).toBeLessThanOrEqual(before);
  expect((await fetch(site.url)).status).toBe(200);
  await site.stop();
  expect(site.complaints()).toBe('');
});

async function abortedDownload(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET /assets/${largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20));
  await once(socket, 'data');
  socket.resetAndDestroy();
  await once(socket, 'close');
}

describe('starting and stopping', () => {
  test('two hundred times in one process leaves no socket and no port', { timeout: 120_000 }, async () => {
    const sockets = () => process.getActiveResourcesInfo().filter((name) => /^TCP/.test(name)).length;
    const before = sockets();
    const ports: number[] = [];
    for (let run = 0; run < 200; run++) {
      const site = await startPracticeSite({ port: 0 });
      ports.push(site.port);
      if (run % 20 === 0) expect(await (await fetch(site.url)).text()).toContain('<title>');
      await site.close();
    }
    await expect.poll(sockets).toBeLessThanOrEqual(before);
    for (const port of ports) expect(await isOpen(port)).toBe(false);
  });

  test('two hundred times as a command leaves no process and no port', { timeout: 600_000 }, async () => {
    for (let run = 0; run < 200; run++) {
      const site = await serveBuilt();
      expect((await fetch(site.url)).status).toBe(200);
      expect(await site.stop()).toEqual({ code: 0, signal: null });
      expect(site.complaints()).toBe('');
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
