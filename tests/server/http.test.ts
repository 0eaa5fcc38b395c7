import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';

let site: PracticeSite;

beforeAll(async () => {
  site = await startPracticeSite({ port: 0 });
});

afterAll(() => site.close());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends the path as it stands: fetch would tidy it up first. */
function send(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: site.port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on('error', reject);
    request.end();
  });
}

const navigation = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('a page', () => {
  test('is HTML with its own title, its base and the options of the run', async () => {
    const { status, headers, body } = await send('/forms');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>Forms | Test Automation Practice (Web and Mobile Web)</title>');
    expect(body).toContain('<base href="/" />');
    expect(body).toContain('"delayScale":1');
    expect(body).toMatch(/<link rel="modulepreload" href="\.\/assets\/light-[\w-]+\.js"/);
    expect(body).toMatch(/<script type="module">import\{registerPages,start\}from"\.\/assets\/main-[\w-]+\.js";import pages from"\.\/assets\/light-/);
  });

  test.each(['/', '/forms', '/forms/', '/forms?seed=7', '//forms', '/multi-tiered-menu', '//multi-tiered-menu', '/iframes-2'])(
    '%s is found',
    async (path) => {
      const { status, headers } = await send(path);
      expect(status).toBe(200);
      expect(headers.location).toBeUndefined();
    },
  );

  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await send('/forms');
    const head = await send('/forms', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('is 304 to whoever has it, in any encoding', async () => {
    const { headers } = await send('/forms', { headers: { 'Accept-Encoding': 'br' } });
    const again = await send('/forms', { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    const other = await send('/forms', { headers: { 'If-None-Match': '"another"' } });
    expect(other.status).toBe(200);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['nonsense;;q=x', undefined],
  ])('Accept-Encoding %s gets %s', async (accepted, encoding) => {
    const { status, headers } = await send('/forms', { headers: { 'Accept-Encoding': accepted } });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

describe('a built file', () => {
  test('is immutable, compressed, and the same in every encoding', async () => {
    const { body } = await send('/');
    const path = `/${/assets\/main-[\w-]+\.js/.exec(body)?.[0]}`;
    const plain = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } });
    const brotli = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
    const gzip = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const text = await plain.text();
    expect(await brotli.text()).toBe(text);
    expect(await gzip.text()).toBe(text);
  });

  test.each([
    ['/samples/sample.txt', 'text/plain; charset=utf-8', 1024],
    ['/samples/sample.csv', 'text/csv; charset=utf-8', 2048],
    ['/samples/sample.pdf', 'application/pdf', 20480],
  ])('%s is %s of exactly %i bytes', async (path, type, bytes) => {
    const response = await fetch(site.url + path);
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
  });

  test('the notes of the build are no part of the site', async () => {
    for (const path of ['/.vite/manifest.json', '/third-party-licenses.md', '/index.html.br', '/../package.json']) {
      expect((await send(path)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('an unknown path', () => {
  test('is the home page to a person, who is then taken home', async () => {
    const { status, headers, body } = await send('/no-such-page', { headers: navigation });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Test Automation Practice (Web and Mobile Web)</title>');
  });

  test.each([
    ['/photos/does-not-exist.jpg', { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }],
    ['/invalid-url', { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }],
    ['/photos/does-not-exist.jpg', navigation],
    ['/assets/no-such-script.js', { Accept: '*/*' }],
    ['/frames/no-such-frame.html', navigation],
    ['/no-such-page', {}],
  ])('%s with %o is a 404 and never HTML', async (path, headers) => {
    const answer = await send(path, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('a request that cannot be answered', () => {
  test.each([
    ['/%00', 400],
    ['/forms%00', 400],
    ['/%zz', 400],
    ['/%c0%ae', 400],
    ['/..%2f', 400],
    ['/..%2f..%2fpackage.json', 400],
    ['/assets/../../package.json', 400],
    ['//example.com/..', 400],
    ['//example.com/%2e%2e', 400],
    ['http://example.com/', 400],
  ])('%s is %i', async (path, status) => {
    const answer = await send(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBeUndefined();
  });

  test('an address of 20 KB is 414, and headers past every limit are 431', async () => {
    expect((await send(`/${'a'.repeat(20_000)}`)).status).toBe(414);
    expect((await send(`/${'a'.repeat(100_000)}`)).status).toBe(431);
    expect((await send('/', { headers: { Cookie: 'a'.repeat(20_000) } })).status).toBe(200);
  });

  test.each(['//example.com/', '/\\example.com', '//example.com/forms'])('%s never leads to another host', async (path) => {
    for (const headers of [{}, navigation]) {
      const answer = await send(path, { headers });
      expect([200, 404]).toContain(answer.status);
      expect(answer.headers.location).toBeUndefined();
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is 405 and names what is allowed', async (method) => {
    for (const path of ['/', '/forms', '/proxy', '/__practice/health', '/no-such-page']) {
      const answer = await send(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  test('a POST with a large body gets its 405 as well', async () => {
    const response = await fetch(`${site.url}/forms`, { method: 'POST', body: 'x'.repeat(5_000_000) });
    expect(response.status).toBe(405);
  });
});

describe('the Host header', () => {
  test.each(['example.com', 'localhost.example.com', 'localhost:80:80', '127.0.0.1.example.com'])('"%s" is refused', async (host) => {
    expect((await send('/', { headers: { Host: host } })).status).toBe(403);
  });

  test.each(['localhost', 'LOCALHOST:1', 'tenant.localhost:7357', '127.0.0.1', '192.168.1.2:80', '[::1]:7357'])('"%s" is answered', async (host) => {
    expect((await send('/', { headers: { Host: host } })).status).toBe(200);
  });

  test('is free on an address that is no loopback', async () => {
    const open = await startPracticeSite({ port: 0, host: '0.0.0.0' });
    const response = await fetch(`http://127.0.0.1:${open.port}/`, { headers: { Host: 'practice.example.com' } });
    expect(response.status).toBe(200);
    expect(open.urls[0]).toBe(`http://localhost:${open.port}`);
    await open.close();
  });
});

test('every answer carries the safety headers and none tells what serves it', async () => {
  for (const path of ['/', '/samples/sample.txt', '/__practice/health', '/proxy', '/%00', '/no-such-page']) {
    const { headers } = await send(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('health answers GET and HEAD with name, version, uptime and options', async () => {
  const { status, headers, body } = await send('/__practice/health');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toEqual({
    name: 'practice-site',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    uptime: expect.any(Number),
    options: { seed: null, variant: null, delayScale: 1, downloadFailure: 'none', otherOrigin: null },
  });
  const head = await send('/__practice/health', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toBe('');
});

test('garbage on the wire ends that connection and no other', async () => {
  const socket = connect(site.port, '127.0.0.1');
  const answer = await new Promise<string>((resolve) => {
    socket.on('data', (data) => resolve(String(data)));
    socket.write('NOT HTTP AT ALL\r\n\r\n');
  });
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect((await send('/')).status).toBe(200);
});

describe('below a base path', () => {
  let based: PracticeSite;

  beforeAll(async () => {
    based = await startPracticeSite({ port: 0, base: '/practice/here' });
  });

  afterAll(() => based.close());

  test('the same build answers, and knows where it is', async () => {
    expect(based.url).toBe(`http://localhost:${based.port}/practice/here/`);
    const page = await fetch(`${based.url}forms`);
    expect(await page.text()).toContain('<base href="/practice/here/" />');
    for (const path of ['', 'samples/sample.txt', '__practice/health', 'proxy?url=%2Fpractice%2Fhere%2Fsamples%2Fsample.txt']) {
      expect((await fetch(based.url + path)).status).toBe(200);
    }
    expect((await fetch(based.url.replace(/\/$/, ''))).status).toBe(200);
  });

  test('everything outside is a 404 that says where the site is', async () => {
    for (const path of ['/', '/forms', '/practice', '/practice/heretic']) {
      const response = await fetch(`http://localhost:${based.port}${path}`, { headers: navigation });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('The site is at /practice/here/\n');
    }
  });
});
