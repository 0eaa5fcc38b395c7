import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { defaultRunOptions } from '../../site/run/run-options';
import { RawClient } from './raw-client';

const site = await startPracticeSite({ port: 0 });
afterAll(() => site.close());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends the path as it is, which fetch would normalise. */
function send(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  at = { host: '127.0.0.1', port: site.port },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ ...at, path, method, headers }, (response) => {
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
    expect(body).toContain('id="run-options">{"proxy":true}</script>');
    expect(body).toMatch(
      /<script defer fetchpriority="high" src="\.\/assets\/light-[\w-]+\.js"><\/script>.*<script type="module">import\*as main from/s,
    );
  });

  test.each([
    '/',
    '/forms',
    '/forms/',
    '/forms?seed=7',
    '//forms',
    '/multi-tiered-menu',
    '//multi-tiered-menu',
    '/iframes-2',
  ])('%s is found', async (path) => {
    const { status, headers } = await send(path);
    expect(status).toBe(200);
    expect(headers.location).toBeUndefined();
  });

  test('responds to HEAD with the headers of GET and no body', async () => {
    const get = await send('/forms');
    const head = await send('/forms', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('is 304 for a client that has it, in any encoding', async () => {
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
    ['', undefined],
    ['nonsense;;q=x', undefined],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['gzip;q=1.0, deflate;q=0.6, identity;q=0.3', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=1, *;q=0.1', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['BR;Q=0.9, gzip;q=0.1', 'br'],
  ])('Accept-Encoding %s gets %s', async (accepted, encoding) => {
    const { status, headers } = await send('/forms', { headers: { 'Accept-Encoding': accepted } });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

describe('a client that refuses every encoding there is gets 406', () => {
  test.each([
    ['/forms', '*;q=0'],
    ['/forms', 'identity;q=0'],
    ['/forms', 'zstd, *;q=0'],
    ['/samples/sample.txt', 'br, gzip, identity;q=0'],
  ])('%s with Accept-Encoding %s', async (path, accepted) => {
    const { status, headers, body } = await send(path, { headers: { 'Accept-Encoding': accepted } });
    expect(status).toBe(406);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toBe('Accept-Encoding refuses every encoding that there is.\n');
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
    ['/samples/dial.webm', 'video/webm', 33929],
    ['/samples/tones.wav', 'audio/wav', 44144],
  ])('%s is %s of exactly %i bytes', async (path, type, bytes) => {
    const response = await fetch(site.url + path);
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
  });

  test('a video and an audio come in parts too, and nothing else does', async () => {
    const part = await fetch(`${site.url}/samples/tones.wav`, { headers: { Range: 'bytes=8-11' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 8-11/44144');
    expect(part.headers.get('content-length')).toBe('4');
    expect(await part.text()).toBe('WAVE');
    const beyond = await fetch(`${site.url}/samples/tones.wav`, { headers: { Range: 'bytes=44144-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */44144');
    const conditional = { Range: 'bytes=0-3', 'If-Range': part.headers.get('etag') ?? '' };
    expect((await fetch(`${site.url}/samples/tones.wav`, { headers: conditional })).status).toBe(200);
    const other = await fetch(`${site.url}/samples/sample.txt`, { headers: { Range: 'bytes=0-3' } });
    expect(other.status).toBe(200);
  });

  test('the notes of the build are no part of the site', async () => {
    for (const path of ['/.vite/manifest.json', '/third-party-licenses.md', '/index.html.br', '/../package.json']) {
      expect((await send(path)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

/** The headers that Java's `HttpURLConnection` sends with every request. */
const java = { Accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2' };
const chromium = { ...navigation, 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' };

describe('an unknown path', () => {
  test.each([
    ['/no-such-page', navigation],
    ['/no-such-page', { ...chromium, 'Sec-Fetch-Dest': 'document' }],
    ['/no-such-page', { Accept: '*/*', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
    ['/FORMS', navigation],
    ['/PROXY?url=/samples/sample.txt', navigation],
    ['/photos/does-not-exist.jpg', navigation],
    ['/assets/no-such-script.js', chromium],
    ['/frames/no-such-frame.html', { ...chromium, 'Sec-Fetch-Dest': 'iframe' }],
    ['/samples/', chromium],
  ])('%s with %o is the home page to a person, who is then taken home', async (path, headers) => {
    const answer = await send(path, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toBe('Accept-Encoding, Sec-Fetch-Mode, Accept');
    expect(answer.body).toContain('<title>Test Automation Practice (Web and Mobile Web)</title>');
  });

  test('is 304 to a person who has it, and still 404 to an image', async () => {
    const { headers } = await send('/invalid-url', { headers: chromium });
    const again = { 'If-None-Match': String(headers.etag) };
    const revisited = await send('/invalid-url', { headers: { ...chromium, ...again } });
    expect(revisited.status).toBe(304);
    expect(revisited.headers.vary).toBe('Accept-Encoding, Sec-Fetch-Mode, Accept');
    const image = await send('/invalid-url', { headers: { Accept: 'image/*', 'Sec-Fetch-Mode': 'no-cors', ...again } });
    expect(image.status).toBe(404);
  });

  test.each([
    ['/photos/does-not-exist.jpg', { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }],
    [
      '/invalid-url',
      { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    ],
    ['/invalid-url', { ...navigation, 'Sec-Fetch-Mode': 'no-cors' }],
    ['/invalid-url', java],
    ['/photos/does-not-exist.jpg', java],
    ['/invalid-url', { Accept: 'text/html' }],
    ['/invalid-url', { Accept: 'application/xhtml+xml' }],
    ['/assets/no-such-script.js', { Accept: '*/*' }],
    ['/FORMS', {}],
    ['/Proxy', {}],
    ['/__practice/HEALTH', {}],
    ['/no-such-page', {}],
  ])('%s with %o is a 404 and never HTML', async (path, headers) => {
    const answer = await send(path, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('an address in absolute form', () => {
  const title = '<title>Forms | ';

  test.each([
    ['http://localhost:7357/forms', 'localhost', title],
    ['HTTP://LOCALHOST/forms?seed=7', 'localhost', title],
    ['https://127.0.0.1/forms', 'localhost', title],
    ['http://[::1]:80//forms', 'localhost', title],
    ['http://localhost', 'localhost', '<title>Test Automation'],
    ['http://localhost?seed=7', 'localhost', '<title>Test Automation'],
    ['http://localhost/__practice/health', 'localhost', '"practice-site"'],
    ['http://localhost/proxy?url=/samples/sample.txt', 'localhost', 'Sample text'],
    ['http://tenant.localhost:1/proxy?url=http://tenant.localhost:1/samples/sample.txt', 'localhost', 'Sample text'],
    ['http://localhost/forms', 'evil.example', title],
  ])('%s is accepted with any Host header: %s', async (address, host, part) => {
    const { status, body } = await send(address, { headers: { Host: host } });
    expect(status).toBe(200);
    expect(body).toContain(part);
  });

  test.each([
    ['http://evil.example/forms', 403],
    ['http://file://', 403],
    ['http://localhost.evil.example/forms', 403],
    ['http://evil.example?http://localhost/', 403],
    ['http://localhost@evil.example/forms', 400],
    ['http://evil.example@localhost/forms', 400],
    ['http://localhost\\evil.example/forms', 400],
    ['http:///forms', 400],
    ['http:/forms', 400],
    ['ftp://localhost/forms', 400],
    ['file:///etc/passwd', 400],
    ['http://localhost/../forms', 400],
    ['http://localhost/%00', 400],
  ])('%s is %i', async (address, status) => {
    expect((await send(address, { headers: { Host: 'localhost' } })).status).toBe(status);
  });
});

describe('a request that cannot be handled', () => {
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
    ['http://example.com/', 403],
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

  test.each(['//example.com/', '/\\example.com', '//example.com/forms'])(
    '%s never leads to another host',
    async (path) => {
      for (const headers of [{}, navigation]) {
        const answer = await send(path, { headers });
        expect([200, 404]).toContain(answer.status);
        expect(answer.headers.location).toBeUndefined();
      }
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s is 405 and names what is allowed',
    async (method) => {
      for (const path of ['/', '/forms', '/proxy', '/__practice/health', '/no-such-page']) {
        const answer = await send(path, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
      }
    },
  );

  test('a POST with a large body gets its 405 as well', async () => {
    const response = await fetch(`${site.url}/forms`, { method: 'POST', body: 'x'.repeat(5_000_000) });
    expect(response.status).toBe(405);
  });
});

describe('the Host header', () => {
  test.each([
    'example.com',
    'localhost.example.com',
    '127.0.0.1.example.com',
    'notlocalhost',
    'evil.example.',
    'file:',
    'evil-extension:80',
  ])('"%s" is refused', async (host) => {
    expect((await send('/', { headers: { Host: host } })).status).toBe(403);
  });

  test.each([
    'localhost:80:80',
    'localhost, evil.example',
    'localhost/evil.example',
    'a@localhost',
    '[::1',
    '::1',
    'x y',
  ])('"%s" is malformed', async (host) => {
    expect((await send('/', { headers: { Host: host } })).status).toBe(400);
  });

  test.each(['localhost', 'LOCALHOST:1', 'tenant.localhost:7357', '127.0.0.1', '192.168.1.2:80', '[::1]:7357'])(
    '"%s" is accepted',
    async (host) => {
      expect((await send('/', { headers: { Host: host } })).status).toBe(200);
    },
  );

  test.each([
    ['twice', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n'],
    ['twice the same', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n'],
    ['twice, in other letters', 'GET / HTTP/1.1\r\nHOST: localhost\r\nAccept: */*\r\nhost: localhost\r\n'],
    ['twice beside an absolute address', 'GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n'],
    ['not at all', 'GET / HTTP/1.1\r\n'],
  ])('is 400 when it is there %s', async (_, head) => {
    const client = new RawClient(site.port);
    expect(await client.exchange(Buffer.from(`${head}\r\n`))).toMatchObject({ status: 400 });
    client.close();
  });

  test('is refused when it is empty', async () => {
    const client = new RawClient(site.port);
    expect(await client.exchange(Buffer.from('GET / HTTP/1.1\r\nHost:\r\n\r\n'))).toMatchObject({ status: 403 });
    client.close();
  });

  test('may be missing in HTTP/1.0, which no browser speaks', async () => {
    const client = new RawClient(site.port);
    expect(await client.exchange(Buffer.from('GET / HTTP/1.0\r\n\r\n'))).toMatchObject({ status: 200 });
    client.close();
  });

  test.each(['LOCALHOST', '127.0.0.1', '127.1', '0x7f.1', '127.0.0.2', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1', '::1'])(
    'is checked on a server that was started with the host %s',
    async (host) => {
      const guarded = await startPracticeSite({ port: 0, host });
      const { hostname } = new URL(guarded.url);
      const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
      const at = { host: address, port: guarded.port };
      expect((await send('/', { headers: { Host: 'evil.example' } }, at)).status).toBe(403);
      expect((await send('/', { headers: { Host: 'localhost' } }, at)).status).toBe(200);
      expect((await fetch(guarded.url)).status).toBe(200);
      await guarded.close();
    },
  );

  test('is free on an address that is no loopback', async () => {
    const open = await startPracticeSite({ port: 0, host: '0.0.0.0' });
    const at = { host: '127.0.0.1', port: open.port };
    expect((await send('/', { headers: { Host: 'practice.example.com' } }, at)).status).toBe(200);
    expect((await send('http://practice.example.com/', {}, at)).status).toBe(200);
    expect((await send('/', { headers: { Host: 'practice.example.com/x' } }, at)).status).toBe(400);
    expect(open.urls[0]).toBe(`http://localhost:${open.port}`);
    await open.close();
  });
});

test('every response carries the safety headers and none tells what serves it', async () => {
  for (const path of ['/', '/samples/sample.txt', '/__practice/health', '/proxy', '/%00', '/no-such-page']) {
    const { headers } = await send(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('health responds to GET and HEAD with name, version, uptime and options', async () => {
  const { status, headers, body } = await send('/__practice/health');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toEqual({
    name: 'practice-site',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    uptime: expect.any(Number),
    options: defaultRunOptions,
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

  test('the same build is served, and knows where it is', async () => {
    expect(based.url).toBe(`http://localhost:${based.port}/practice/here/`);
    const page = await fetch(`${based.url}forms`);
    expect(await page.text()).toContain('<base href="/practice/here/" />');
    for (const path of [
      '',
      'samples/sample.txt',
      '__practice/health',
      'proxy?url=%2Fpractice%2Fhere%2Fsamples%2Fsample.txt',
    ]) {
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
