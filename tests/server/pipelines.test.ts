import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, serveBuilt } from '../built-cli';

// With PIPELINES=10000 FUZZ_SEED=$RANDOM it tries more, and other, pipelines than in every run of the suite.
const runs = { numRuns: Number(process.env.PIPELINES ?? 150), seed: Number(process.env.FUZZ_SEED ?? 7) };
const stops = { ...runs, numRuns: Math.ceil(runs.numRuns / 15) };
const timeout = 180_000 + runs.numRuns * 400;

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const upgrade = (path: string, protocol: string, host = 'localhost') =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Every kind of request: at once, late, without an end, for another protocol, refused, by Node too, and cut. */
const kinds = [
  get('/'),
  get('/forms'),
  get('/__practice/health'),
  get('/no-such-page', 'Accept: text/html, application/xhtml+xml'),
  get('/samples/sample.pdf'),
  get('/proxy?url=/samples/sample.txt'),
  get('/http/slow?ms=0'),
  get('/http/slow?ms=5'),
  get('/http/slow?ms=30000'),
  get('/api/orders?ms=3'),
  get('/api/orders?ms=20000'),
  get('/api/events?ms=1'),
  get('/api/events?ms=150'),
  get('/api/events?ms=30000'),
  get('/api/orders?fail=500'),
  get('/api/orders?fail=malformed'),
  get('/api/orders?fail=cut-off'),
  get('/api/orders?fail=timeout'),
  get('/api/orders?fail=timeout', 'Sec-Fetch-Site: cross-site'),
  get('/api/orders?ms=2&fail=timeout'),
  upgrade('/', 'h2c'),
  upgrade('/forms', 'TLS/1.0'),
  upgrade('/', 'h2c', 'evil.example'),
  upgrade('/http/slow?ms=100', 'h2c'),
  upgrade('/api/events?ms=1', 'h2c'),
  upgrade('/api/events?ms=30000', 'TLS/1.0'),
  upgrade('/http/slow?ms=30000', 'h2c'),
  upgrade('/api/echo', 'websocket'),
  upgrade('/api/echo', 'websocket', 'evil.example'),
  get('/forms', 'Connection: close'),
  get('/forms', 'Expect: the-worst'),
  get('/forms', 'Expect: 100-continue'),
  'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"cus',
  'HEAD /forms HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /forms HTTP/1.1\r\nHost: loc',
  '\xff\x00 nothing of HTTP\r\n\r\n',
];

const pipeline = fc.record({
  // Few kinds in each, so that two of them are often beside each other, and many of one behind another.
  requests: fc
    .array(fc.integer({ min: 0, max: kinds.length - 1 }), { minLength: 1, maxLength: 5 })
    .chain((some) => fc.array(fc.constantFrom(...some), { minLength: 2, maxLength: 200 })),
  reads: fc.boolean(),
  end: fc.constantFrom('leaves', 'is cut', 'closes its half', 'leaves after the first response' as const),
});
type Pipeline = typeof pipeline extends fc.Arbitrary<infer Value> ? Value : never;

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Not `once` of node:events, which rejects when the server resets the connection. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends a pipeline in one go, and ends the connection in its way. Resolves when it is closed. */
async function send(port: number, { requests, reads, end }: Pipeline) {
  const socket = await open(port);
  const closed = closing(socket);
  const responded = new Promise((resolve) => socket.once('readable', resolve).once('close', resolve));
  socket.write(requests.map((kind) => kinds[kind]).join(''), 'latin1');
  if (end === 'closes its half') socket.end();
  // Read by the server before it goes: a request's arrival cannot be seen from here, another one's response can.
  await visit(port, '/__practice/health').catch(() => {});
  if (end === 'leaves after the first response') await Promise.race([responded, fetchTwice(port)]);
  if (reads) socket.resume();
  if (end === 'is cut') socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** The status of a response. Its connection is closed, so that the test itself keeps no descriptor open. */
async function visit(port: number, path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } });
  await response.arrayBuffer();
  return response.status;
}

async function fetchTwice(port: number) {
  for (let count = 0; count < 2; count++) await visit(port, '/forms').catch(() => {});
}

describe('pipelines of 2 to 200 requests of every kind', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await serveBuilt();
  });

  afterAll(async () => {
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    expect(site.stderr()).toBe('');
  });

  test('leave the server, its places, its descriptors and its memory as they were', { timeout }, async () => {
    await settled(site);
    const before = { descriptors: descriptorsOf(site.pid), megabytes: megabytesOf(site.pid) };
    await fc.assert(
      fc.asyncProperty(pipeline, (one) => send(site.port, one)),
      runs,
    );
    await settled(site);
    expect(await visit(site.port, '/forms')).toBe(200);
    if (process.platform === 'linux') {
      await expect.poll(() => descriptorsOf(site.pid)).toBeLessThanOrEqual(before.descriptors);
      // Garbage is collected late. 40,000 requests that are all kept take 430 MB.
      const grown = async () => {
        await visit(site.port, '/forms');
        return megabytesOf(site.pid) - before.megabytes;
      };
      await expect.poll(grown).toBeLessThan(150);
    }
  });

  test.each([
    ['wait', get('/http/slow?ms=30000')],
    ['expect what there is not', get('/forms', 'Expect: the-worst')],
    ['expect to go on', get('/forms', 'Expect: 100-continue')],
    ['name no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('end the connection when more than 256 that %s are in flight', async (_which, request) => {
    const socket = await open(site.port);
    const closed = closing(socket);
    socket.resume().write(get('/http/slow?ms=30000') + request.repeat(40_000));
    await closed;
    await settled(site);
  });

  test('end the connection when more than 2000 of all connections wait', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => open(site.port)));
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once('end', resolve).once('close', resolve)));
    for (const socket of sockets) socket.resume().write(get('/http/slow?ms=30000').repeat(200));
    await Promise.race(ended);
    for (const socket of sockets) socket.destroy();
    await settled(site);
  });

  test.each([
    ['for another protocol', upgrade('/api/events?ms=30000', 'TLS/1.0')],
    ['for another protocol and waits', upgrade('/http/slow?ms=30000', 'h2c')],
    ['sends a body that nobody reads', get('/api/orders?fail=timeout', 'Content-Length: 9000000')],
  ])('a client that %s gives its place back when it leaves', async (_which, request) => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => open(site.port)));
    for (const socket of sockets) socket.write(request + 'x'.repeat(200_000));
    await expect.poll(() => visit(site.port, '/api/orders?ms=1')).toBe(503);
    for (const socket of sockets) socket.destroy();
    await settled(site);
  });

  test('all get their responses, in their order, when 256 are in flight', async () => {
    const socket = await open(site.port);
    socket.write(get('/__practice/health') + get('/forms').repeat(254) + get('/no-such-file', 'Connection: close'));
    let received = '';
    for await (const data of socket) received += (data as Buffer).toString('latin1');
    const statuses = received.match(/HTTP\/1\.1 \d+/g);
    expect(statuses).toEqual([...Array(255).fill('HTTP/1.1 200'), 'HTTP/1.1 404']);
  });

  test('do not stop the server from stopping', { timeout: 180_000 + stops.numRuns * 5000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pipeline, { minLength: 8, maxLength: 8 }), fc.boolean(), async (some, reads) => {
        const other = await serveBuilt();
        const sockets = await Promise.all(some.map(() => open(other.port)));
        // They stay until the server ends them, because what it does until then is what may throw.
        const closed = sockets.map(closing);
        for (const [index, { requests }] of some.entries()) {
          sockets[index]?.write(requests.map((kind) => kinds[kind]).join(''), 'latin1');
          if (reads) sockets[index]?.resume();
        }
        await visit(other.port, '/forms');
        expect(await other.stop()).toEqual({ code: 0, signal: null });
        expect(other.stderr()).toBe('');
        for (const socket of sockets) socket.destroy();
        await Promise.all(closed);
      }),
      stops,
    );
  });

  test('that wait for a stream which ends when the server stops end with it', async () => {
    const other = await serveBuilt();
    const socket = await open(other.port);
    socket.resume().write(get('/http/slow?ms=30000') + get('/api/events?ms=150'));
    await visit(other.port, '/forms');
    expect(await other.stop()).toEqual({ code: 0, signal: null });
    expect(other.stderr()).toBe('');
    socket.destroy();
  });
});

/** Resolves when each of the 200 places can be taken, and is free again. */
async function settled({ port }: BuiltSite) {
  await expect.poll(() => placesFree(port)).toBe(200);
  // The last of them is given back a moment after its client has left.
  await expect.poll(() => visit(port, '/api/orders?ms=1')).toBe(200);
}

async function placesFree(port: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: 200 }, () => open(port)));
  const heads = sockets.map(
    (socket) =>
      new Promise<string>((resolve) =>
        socket.once('data', (data) => resolve(String(data))).once('close', () => resolve('')),
      ),
  );
  for (const socket of sockets) socket.write(get('/api/events?ms=30000'));
  const free = (await Promise.all(heads)).filter((head) => head.startsWith('HTTP/1.1 200')).length;
  const closed = sockets.map((socket) => closing(socket));
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
  return free;
}

function descriptorsOf(pid: number): number {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0;
}

function megabytesOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
