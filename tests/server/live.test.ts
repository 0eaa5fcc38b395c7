import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PracticeSite } from '../../dist/cli/index.js';
import { serveBuilt } from '../built-cli';
import { start } from './started-site';

async function events(site: PracticeSite, query: string, headers = {}) {
  const response = await fetch(`${site.url}/api/events${query}`, { headers });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return response.text();
}

const idsOf = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

/** A WebSocket client that is open. */
async function open(site: { url: string }, options = {}, path = '/api/echo') {
  const client = new WebSocket(`${site.url.replace('http', 'ws')}${path}`, options);
  await once(client, 'open');
  return client;
}

/** The status that a handshake is refused with. */
function refused(site: { url: string }, options = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const client = new WebSocket(`${site.url.replace('http', 'ws')}/api/echo`, options);
    client.on('open', () => reject(new Error('It was not refused.')));
    client.on('error', () => {});
    client.on('unexpected-response', (_request, response: IncomingMessage) => resolve(response.statusCode));
  });
}

describe('events', () => {
  test('come in threes, and go on behind the last one that a client has', async () => {
    const site = await start();
    const first = await events(site, '?ms=1');
    expect(first).toMatch(/^retry: 1\n\n/);
    expect(idsOf(first)).toEqual([1, 2, 3]);
    expect(idsOf(await events(site, '?ms=1', { 'Last-Event-ID': '3' }))).toEqual([4, 5, 6]);
    expect(idsOf(await events(site, '?ms=1', { 'Last-Event-ID': '5' }))).toEqual([6]);
    const last = await events(site, '?ms=1', { 'Last-Event-ID': '6' });
    expect(idsOf(last)).toEqual([7, 8, 9]);
    expect(last).not.toContain('event: end');
    expect(await events(site, '?ms=1', { 'Last-Event-ID': '9' })).toContain('event: end\n');
    expect(idsOf(await events(site, '?ms=1', { 'Last-Event-ID': 'x' }))).toEqual([1, 2, 3]);
  });

  test('are the same for a seed', async () => {
    const [site, other] = [await start(), await start()];
    expect(await events(site, '?ms=1')).toBe(await events(other, '?ms=1'));
    expect(await events(site, '?ms=1&seed=8')).not.toBe(await events(other, '?ms=1'));
  });

  test('are refused to another origin, and for a wrong wait', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/api/events`, { headers: { Origin: 'http://evil.example' } })).status).toBe(403);
    expect((await fetch(`${url}/api/events?ms=x`)).status).toBe(400);
    expect((await fetch(`${url}/api/events`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('the echo', () => {
  test('sends back every text in order', async () => {
    const client = await open(await start());
    const texts = ['a', '', 'ä €', 'x'.repeat(65_536)];
    const received: string[] = [];
    client.on('message', (data) => received.push(String(data)));
    for (const text of texts) client.send(text);
    await expect.poll(() => received).toEqual(texts);
    client.terminate();
  });

  test('breaks the connection when told to, and closes it for what it does not take', async () => {
    const site = await start();
    for (const [data, code] of [
      ['break', 1006],
      [Buffer.from([1]), 1003],
      ['x'.repeat(65_537), 1009],
    ] as const) {
      const client = await open(site);
      client.send(data);
      expect((await once(client, 'close'))[0]).toBe(code);
    }
  });

  test('does not read from a client that does not read', async () => {
    const site = await start();
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    socket.write(handshake);
    await once(socket, 'data');
    socket.pause();
    const length = 60_000;
    const header = Buffer.from([0x81, 0xfe, length >> 8, length & 0xff, 0, 0, 0, 0]);
    // More than the system holds for both ends of a connection.
    for (let count = 0; count < 1000; count++) socket.write(Buffer.concat([header, Buffer.alloc(length, 'x')]));
    // Until nothing more is taken while the server handles a hundred requests of another client.
    const other = await open(site);
    for (let before = Infinity; socket.writableLength < before; ) {
      before = socket.writableLength;
      for (let count = 0; count < 100; count++) {
        other.send('x');
        await once(other, 'message');
      }
    }
    other.terminate();
    expect(socket.writableLength).toBeGreaterThan(0);
    let received = 0;
    socket.on('data', (data) => {
      received += data.length;
    });
    socket.resume();
    // Each echo has four bytes of header.
    await expect.poll(() => received).toBe(1000 * (length + 4));
    socket.destroy();
  });

  test.each([
    [{ origin: 'http://evil.example' }, 403],
    [{ headers: { Host: 'evil.example' } }, 403],
    [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
  ])('refuses %j', async (options, status) => {
    expect(await refused(await start(), options)).toBe(status);
  });

  test('is there below a base path alone, and takes a page of this origin', async () => {
    const site = await start({ base: '/practice' });
    const origin = new URL(site.url).origin;
    (await open(site, { origin })).terminate();
    expect(await refused({ url: origin })).toBe(404);
  });

  test('is at its address with a slash at the end too', async () => {
    const site = await start();
    (await open(site, {}, '/api/echo/')).terminate();
  });

  test('takes a slow server’s time', async () => {
    const site = await start({ slow: 300 });
    const before = performance.now();
    (await open(site)).terminate();
    expect(performance.now() - before).toBeGreaterThan(290);
  });

  test('is 426 for a request for no WebSocket', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/api/echo`)).status).toBe(426);
  });

  test('an invalid frame ends the connection, and the server goes on', async () => {
    const site = await start();
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    socket.write(handshake);
    await once(socket, 'data');
    socket.write(Buffer.alloc(1000, 0xff));
    socket.resume();
    await once(socket, 'close');
    expect((await fetch(`${site.url}/forms`)).status).toBe(200);
  });
});

const handshake =
  'GET /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

describe('an upgrade to something else', () => {
  test.each(['h2c', 'websocket', 'TLS/1.0'])('%s changes nothing of the response', async (protocol) => {
    const site = await start();
    for (const [path, status] of [
      ['/forms', 200],
      ['/__practice/health', 200],
      ['/no-such-page', 404],
    ] as const) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { Connection: 'Upgrade', Upgrade: protocol };
        httpRequest({ port: site.port, path, headers }, resolve).on('error', reject).end();
      });
      expect(answer.statusCode).toBe(status);
      answer.resume();
      await once(answer, 'end');
    }
  });

  test.each([
    ['for another host', { Host: 'evil.example' }, 403],
    ['for none', {}, 400],
  ])('%s is refused like every other request', async (_which, host, status) => {
    const site = await start();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { Connection: 'Upgrade', Upgrade: 'h2c', ...host };
      httpRequest({ port: site.port, headers, setHost: false }, resolve).on('error', reject).end();
    });
    expect(answer.statusCode).toBe(status);
    answer.resume();
  });
});

test('two hundred connections stay open, one more is refused, and taken when another has left', async () => {
  const site = await start();
  const clients = await Promise.all(Array.from({ length: 150 }, () => open(site)));
  const aborts = Array.from({ length: 50 }, () => new AbortController());
  await Promise.all(aborts.map(({ signal }) => fetch(`${site.url}/api/events?ms=30000`, { signal })));
  expect(await refused(site)).toBe(503);
  expect((await fetch(`${site.url}/api/events`)).status).toBe(503);
  expect((await fetch(`${site.url}/forms`)).status).toBe(200);
  for (const abort of aborts) abort.abort();
  await expect.poll(() => open(site).then(() => 'open', String)).toBe('open');
  for (const client of clients) client.terminate();
});

test('a request that waits and then gets no response is one connection', async () => {
  const site = await start();
  const stop = new AbortController();
  const answers = Array.from({ length: 120 }, () =>
    fetch(`${site.url}/api/orders?ms=1&fail=timeout`, { signal: stop.signal }).catch(() => undefined),
  );
  // Another one gets its place as long as there are fewer than two hundred.
  await expect.poll(() => open(site).then((client) => client.close(), String)).toBeUndefined();
  stop.abort();
  expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(Array(120).fill(undefined));
});

test('the command stops at once with all of them open, and without a word', async () => {
  const site = await serveBuilt();
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(site)));
  const closed = Promise.all(clients.map((client) => once(client, 'close')));
  const streams = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/api/events?ms=30000`)));
  const ended = Promise.all(streams.map((stream) => stream.text()));
  // Clients that send nothing back, and one that waits for a response that never comes.
  const silent = Array.from({ length: 20 }, () => connect(site.port, '127.0.0.1').on('error', () => {}));
  for (const socket of silent as Socket[]) socket.write(handshake);
  await Promise.all(silent.map((socket) => once(socket, 'data')));
  const waiting = fetch(`${site.url}/api/orders?fail=timeout`).catch(() => 'ended');

  expect(await site.stop()).toEqual({ code: 0, signal: null });
  const ends = (await closed).map(([code, reason]) => `${code} ${reason}`);
  expect(ends).toEqual(Array(20).fill('1001 The server stops.'));
  expect((await ended).every((text) => text.startsWith('retry: '))).toBe(true);
  expect(await waiting).toBe('ended');
  expect(site.stderr()).toBe('');
  for (const socket of silent) socket.destroy();
});

// A process that serves a site by the API ends only when it has no timer left.
test.each(['websocket', 'h2c'])('a slow server that closes does not wait for an upgrade to %s', async (protocol) => {
  const script = `
    import { once } from 'node:events';
    import { connect } from 'node:net';
    import { startPracticeSite } from './dist/cli/index.js';
    const site = await startPracticeSite({ port: 0, slow: 60_000 });
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    socket.write(${JSON.stringify(handshake.replace('websocket', protocol))});
    await once(socket, 'connect');
    // What is no HTTP is refused without a wait, and by then the server has read the request before it.
    const other = connect(site.port, '127.0.0.1').on('error', () => {});
    other.write('no HTTP');
    await once(other, 'data');
    await site.close();`;
  const { timedOut, stderr } = await execa(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    timeout: 120_000,
    reject: false,
  });
  expect({ timedOut, stderr }).toEqual({ timedOut: false, stderr: '' });
});
