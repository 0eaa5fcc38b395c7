import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { PracticeSite } from '../../dist/cli/index.js';
import { start } from './started-site';

const site = await start();

const lamp = { customer: 'Ada Byron', item: 'Desk lamp', quantity: 2 };

/** Sends JSON, or a text as it is. */
function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}, from = site) {
  return fetch(`${from.url}/api/orders${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });
}

async function problemOf(answer: Promise<Response>) {
  const response = await answer;
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', status: response.status, title: expect.any(String) });
  return problem as { status: number; detail: string };
}

describe('reading', () => {
  test('gives pages of ten, filtered by status and customer', async () => {
    expect(await (await send('GET', '')).json()).toMatchObject({ page: 1, size: 10, pages: 3, total: 23 });
    const found = await (await send('GET', '?status=open&size=4&page=2')).json();
    expect(found).toMatchObject({ page: 2, size: 4, pages: 3, total: 9 });
    expect(found.orders).toHaveLength(4);
    expect(await (await send('GET', '?customer=kell')).json()).toMatchObject({ total: 1, orders: [{ id: 1010 }] });
    expect(await (await send('GET', '?page=1000')).json()).toMatchObject({ orders: [], page: 1000 });
  });

  test('gives one, and HEAD its headers alone', async () => {
    expect(await (await send('GET', '/1003')).json()).toEqual({
      id: 1003,
      customer: 'Chloe Dubois',
      item: 'Office chair',
      quantity: 1,
      status: 'open',
    });
    const head = await send('HEAD', '/1003');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each(['/1', '/1024', '/0001', '/abc', '/1e3', '/-1', '/99999'])('%s is 404', async (path) => {
    expect(await problemOf(send('GET', path))).toMatchObject({
      status: 404,
      detail: `There is no order ${path.slice(1)}.`,
    });
  });

  test.each([
    ['?page=0', 'page must be a whole number from 1 to 1000.'],
    ['?page=1&page=2', 'page must be given once.'],
    ['?status=open&status=shipped', 'status must be given once.'],
    ['?seed=1&seed=2', 'seed must be given once.'],
    ['?size=101', 'size must be a whole number from 1 to 100.'],
    ['?size=', 'size must be a whole number from 1 to 100.'],
    ['?status=lost', 'status must be one of open, shipped, returned.'],
    ['?fail=404', 'fail must be one of 500, cut-off, malformed, timeout.'],
    ['?chance=101', 'chance must be a whole number from 0 to 100.'],
    ['?ms=30001', 'ms must be a whole number from 0 to 30000.'],
    ['?seed=', 'seed must not be empty.'],
    ['?page=x&size=y', 'page must be a whole number from 1 to 1000, size must be a whole number from 1 to 100.'],
  ])('%s is refused with a sentence', async (query, detail) => {
    expect(await problemOf(send('GET', query))).toMatchObject({ status: 400, detail });
  });
});

describe('changing', () => {
  test('gets the response of a real API, and nothing is stored', async () => {
    const added = await send('POST', '?request=1', lamp);
    const order = await added.json();
    expect(added.status).toBe(201);
    expect(added.headers.get('location')).toBe(`/api/orders/${order.id}`);
    expect(order).toEqual({ id: expect.any(Number), ...lamp, status: 'open' });

    expect((await problemOf(send('GET', `/${order.id}`))).detail).toContain('Nothing is saved');
    const replaced = await send('PUT', `/${order.id}`, { ...lamp, quantity: 3, status: 'shipped' });
    expect(await replaced.json()).toEqual({ id: order.id, ...lamp, quantity: 3, status: 'shipped' });
    expect(await (await send('PATCH', '/1001', { quantity: 9 })).json()).toMatchObject({ id: 1001, quantity: 9 });
    const deleted = await send('DELETE', '/1001');
    expect([deleted.status, await deleted.text()]).toEqual([204, '']);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await problemOf(send(method, '/1024', { ...lamp, status: 'open' }))).detail).toBe(
        'There is no order 1024.',
      );
    expect(await (await send('GET', '/1001')).json()).toMatchObject({ quantity: 2 });
  });

  test('gives an id that seed and request decide, on every instance', async () => {
    const idFrom = async (from: PracticeSite, query: string) =>
      (await (await send('POST', query, lamp, {}, from)).json()).id as number;
    const other = await start();
    const id = await idFrom(site, '?request=1');
    expect(await idFrom(other, '?request=1')).toBe(id);
    expect(await idFrom(other, '?request=2')).not.toBe(id);
    expect(await idFrom(other, '?request=1&seed=8')).not.toBe(id);
    const unseeded = await start({ seed: null });
    expect(await idFrom(unseeded, '?request=1&seed=7')).toBe(id);
    expect(await idFrom(unseeded, '?request=1')).not.toBe(await idFrom(unseeded, '?request=1'));
  });

  test.each([
    [{ ...lamp, quantity: 0 }, 'quantity must be from 1 to 99.'],
    [{ ...lamp, quantity: 1.5 }, 'quantity must be a whole number.'],
    [{ ...lamp, quantity: '2' }, 'quantity must be a number.'],
    [{ ...lamp, customer: ' ' }, 'customer must not be empty.'],
    [{ ...lamp, item: 'x'.repeat(61) }, 'item must have at most 60 characters.'],
    [{ ...lamp, price: 1 }, 'price is not known.'],
    ['{"__proto__":{"customer":"x"}}', expect.stringContaining('__proto__ is not known')],
    [{ item: 'Desk lamp' }, 'customer is missing, quantity is missing.'],
    ['null', 'The value must be an object.'],
    ['[]', 'The value must be an object.'],
    ['7', 'The value must be an object.'],
  ])('%j is refused with a sentence', async (body, detail) => {
    expect(await problemOf(send('POST', '', body))).toMatchObject({ status: 422, detail });
  });

  test('by a list is refused, though a change may leave everything as it is', async () => {
    expect((await send('PATCH', '/1001', {})).status).toBe(200);
    expect(await problemOf(send('PATCH', '/1001', []))).toMatchObject({ status: 422 });
  });

  test.each(['', '{', '{"customer":', 'undefined', '[1,]', '[['.repeat(30_000)])('%.20j is not JSON', async (body) => {
    expect(await problemOf(send('POST', '', body))).toMatchObject({ status: 400, detail: 'The body is not JSON.' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''])(
    'a body of type "%s" is 415',
    async (type) => {
      const answer = problemOf(send('POST', '', JSON.stringify(lamp), { 'Content-Type': type }));
      expect(await answer).toMatchObject({ status: 415, detail: expect.stringContaining('has to be JSON') });
    },
  );

  test('a body in another charset is 415', async () => {
    const latin = { 'Content-Type': 'application/json; charset=iso-8859-1' };
    const detail = 'The charset of the body has to be UTF-8.';
    expect(await problemOf(send('POST', '', JSON.stringify(lamp), latin))).toMatchObject({ status: 415, detail });
  });

  test('a compressed body is 415, and one in UTF-8 by name is taken', async () => {
    expect(await problemOf(send('POST', '', lamp, { 'Content-Encoding': 'gzip' }))).toMatchObject({ status: 415 });
    const named = await send('POST', '', JSON.stringify(lamp), { 'Content-Type': 'application/json; charset=UTF-8' });
    expect(named.status).toBe(201);
  });

  test.each([
    ['65,537 bytes', 'x'.repeat(65_537)],
    ['five million', 'x'.repeat(5_000_000)],
  ])('a body of %s is 413', async (_, body) => {
    expect(await problemOf(send('POST', '', body))).toMatchObject({ status: 413 });
  });

  test('so is one that does not say how long it is, and 64 KB are taken', async () => {
    const chunked = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 10; part++) controller.enqueue(new Uint8Array(8192).fill(32));
        controller.close();
      },
    });
    const init = { method: 'POST', body: chunked, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
    expect((await fetch(`${site.url}/api/orders`, init as RequestInit)).status).toBe(413);
    const spaces = ' '.repeat(65_536 - JSON.stringify(lamp).length);
    expect((await send('POST', '', JSON.stringify(lamp) + spaces)).status).toBe(201);
  });

  test.each<[Record<string, string>, number]>([
    [{ Origin: 'http://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'http://localhost:1' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'own' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'own' }, 201],
    [{ Origin: 'own' }, 201],
    [{}, 201],
  ])('with %j it is %d', async (headers, status) => {
    const origin: Record<string, string> = headers.Origin === 'own' ? { Origin: site.url } : {};
    expect((await send('POST', '', lamp, { ...headers, ...origin })).status).toBe(status);
  });

  test.each([
    ['PUT', '', 'GET, HEAD, POST'],
    ['DELETE', '', 'GET, HEAD, POST'],
    ['OPTIONS', '', 'GET, HEAD, POST'],
    ['POST', '/1001', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['POST', '/1001/items', 'GET, HEAD'],
    ['POST', 'x', 'GET, HEAD'],
    ['POST', '/../events', 'GET, HEAD'],
  ])('%s /api/orders%s is 405, and only %s are not', async (method, path, allowed) => {
    const response = await send(method, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect(await response.json()).toMatchObject({ status: 405, title: 'Method Not Allowed' });
  });
});

describe('a failure that the request names', () => {
  test('is a 500, or JSON that ends too early, or a response that is cut off', async () => {
    expect(await problemOf(send('GET', '?fail=500'))).toMatchObject({ status: 500 });
    await expect(send('GET', '?fail=malformed').then((answer) => answer.json())).rejects.toThrow(SyntaxError);
    const cut = await send('GET', '?fail=cut-off');
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow('terminated');
  });

  test('is no response at all', async () => {
    const signal = AbortSignal.timeout(500);
    await expect(fetch(`${site.url}/api/orders?fail=timeout`, { signal })).rejects.toThrow('timeout');
  });

  test('comes at the same requests in every run with the seed, and at others with another', async () => {
    const run = async (query: string) => {
      const answers = Array.from({ length: 40 }, (_, number) =>
        send('GET', `?fail=500&chance=40&request=${number}&${query}`),
      );
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    const statuses = await run('page=1');
    expect(new Set(statuses)).toEqual(new Set([200, 500]));
    expect(await run('page=2&size=3')).toEqual(statuses);
    expect(await run('seed=8')).not.toEqual(statuses);
  });

  test('never comes by a chance of 0', async () => {
    for (let number = 0; number < 20; number++)
      expect((await send('GET', `?fail=500&chance=0&request=${number}`)).status).toBe(200);
  });
});

test.each(['?ms=1', '?fail=timeout'])('%s takes a connection, so it is refused to another origin', async (query) => {
  const signal = AbortSignal.timeout(30_000);
  const headers = { Origin: 'http://evil.example' };
  expect((await fetch(`${site.url}/api/orders${query}`, { headers, signal })).status).toBe(403);
});

test('a delay holds up the response, and is given up with its connection', async () => {
  const before = performance.now();
  expect((await send('GET', '?ms=200')).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(190);
  const signal = AbortSignal.timeout(200);
  await expect(fetch(`${site.url}/api/orders?ms=30000`, { signal })).rejects.toThrow('timeout');
});

test('below a base path all of it is there and nowhere else', async () => {
  const based = await start({ base: '/practice/' });
  expect((await send('GET', '/1001', undefined, {}, based)).status).toBe(200);
  const added = await send('POST', '', lamp, {}, based);
  expect(added.headers.get('location')).toMatch(/^\/practice\/api\/orders\/\d{6}$/);
  const root = new URL(based.url).origin;
  expect((await fetch(`${root}/api/orders`)).status).toBe(404);
  expect((await fetch(`${root}/api/orders`, { method: 'POST' })).status).toBe(405);
});

test('a foreign Host header is refused there too', async () => {
  const text = 'POST /api/orders HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
  let answer = '';
  for await (const data of connect(site.port, '127.0.0.1').end(text)) answer += data;
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toContain('Content-Type: application/problem+json');
});

test('two hundred clients that send half a body hold up nobody', async () => {
  const head =
    'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
  const sockets = Array.from({ length: 200 }, () => connect(site.port, '127.0.0.1').on('error', () => {}));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(head);
  expect((await send('POST', '', lamp)).status).toBe(201);
  expect((await fetch(`${site.url}/forms`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await send('GET', '')).status).toBe(200);
});

test('half a body gets a 408 after ten seconds', async () => {
  const head =
    'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
  const socket = connect(site.port, '127.0.0.1');
  socket.write(head);
  let answer = '';
  for await (const data of socket) answer += data;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
