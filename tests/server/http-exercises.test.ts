import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { start } from './started-site';

const site = await start();
const based = await start({ base: '/practice' });

const ask = (path: string, headers = {}, from = site) => fetch(from.url + path, { headers, redirect: 'manual' });

describe('basic authentication', () => {
  const encoded = (account: string) => `Basic ${Buffer.from(account).toString('base64')}`;

  test('takes admin / admin', async () => {
    const response = await ask('/http/basic-auth', { Authorization: encoded('admin:admin') });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Signed in as admin.');
  });

  test.each([undefined, encoded('admin:Admin'), encoded('admin'), 'Basic', 'Basic %%%', 'Bearer admin:admin'])(
    'requires the password again after %s',
    async (header) => {
      const response = await ask('/http/basic-auth', header === undefined ? {} : { Authorization: header });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Basic realm="practice-site", charset="UTF-8"');
    },
  );
});

describe('digest authentication', () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');

  async function answered(changes: Record<string, string> = {}, from = site, password = 'admin') {
    const { pathname } = new URL(`${from.url}/http/digest-auth`);
    const challenge = (await ask('/http/digest-auth', {}, from)).headers.get('www-authenticate') ?? '';
    const nonce = /nonce="([^"]+)"/.exec(challenge)?.[1] ?? '';
    const all = {
      username: 'admin',
      realm: 'practice-site',
      nonce,
      uri: pathname,
      qop: 'auth',
      nc: '00000001',
      ...changes,
    };
    const secret = md5(`${all.username}:${all.realm}:${password}`);
    const response = md5([secret, all.nonce, all.nc, 'c', all.qop, md5(`GET:${all.uri}`)].join(':'));
    const fields = Object.entries({ ...all, cnonce: 'c', response }).map(([name, value]) => `${name}="${value}"`);
    return ask('/http/digest-auth', { Authorization: `Digest ${fields.join(', ')}` }, from);
  }

  test('takes admin / admin, also below a base path and of another instance’s nonce', async () => {
    expect((await answered()).status).toBe(200);
    expect((await answered({}, based)).status).toBe(200);
    const challenge = (await ask('/http/digest-auth', {}, based)).headers.get('www-authenticate') ?? '';
    expect((await answered({ nonce: /nonce="([^"]+)"/.exec(challenge)?.[1] ?? '' })).status).toBe(200);
  });

  test.each<Record<string, string>>([
    { username: 'root' },
    { realm: 'other' },
    { uri: '/forms' },
    { nonce: 'x' },
    { qop: 'auth-int' },
  ])('refuses %j', async (changes) => {
    expect((await answered(changes)).status).toBe(401);
  });

  test('refuses another password, and says that an old nonce is stale', async () => {
    expect((await answered({}, site, 'Admin')).status).toBe(401);
    const old = (Date.now() - 400_000).toString(36);
    const response = await answered({ nonce: `${old}-${md5(`${old}:practice-site`)}` });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('stale=true'),
    ]);
  });
});

test.each([200, 201, 204, 301, 304, 307, 400, 401, 404, 418, 429, 500, 503, 504])('status %d', async (code) => {
  const response = await ask(`/http/status/${code}`);
  expect(response.status).toBe(code);
  const leads = [301, 307].includes(code) ? '/http/status/200' : null;
  expect(response.headers.get('location')).toBe(leads);
  expect(response.headers.get('retry-after')).toBe([429, 503].includes(code) ? '1' : null);
});

test.each(['100', '199', '505', '306', '299', 'x', '2000', '-1'])('status %s is none of them', async (code) => {
  const response = await ask(`/http/status/${code}`);
  expect(response.status).toBe(404);
  expect((await response.json()).detail).toBe('There are the status codes from 200 to 504 that HTTP gives a name.');
});

test('redirects make a chain of the given length, twenty at most', async () => {
  for (const from of [site, based]) {
    let [path, steps] = ['/http/redirect/20', 0];
    for (;;) {
      const response = await ask(path, {}, from);
      const location = response.headers.get('location');
      if (!location) break;
      const base = new URL(from.url).pathname.replace(/\/$/, '');
      expect(location).toMatch(new RegExp(`^${base}/http/redirect/\\d+$`));
      path = location.slice(base.length);
      steps++;
    }
    expect(steps).toBe(20);
  }
  for (const times of ['21', '-1', 'x', '999']) expect((await ask(`/http/redirect/${times}`)).status).toBe(404);
});

test('a slow response takes its time, at most thirty seconds', async () => {
  const before = performance.now();
  expect(await (await ask('/http/slow?ms=200')).text()).toContain('This response took 200 milliseconds.');
  expect(performance.now() - before).toBeGreaterThan(190);
  expect((await ask('/http/slow?ms=30001')).status).toBe(400);
});

test('a download is an attachment', async () => {
  const response = await ask('/http/download');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=orders.csv');
  expect((await response.text()).split('\r\n')).toHaveLength(25);
});

test('the cache may keep a response for a minute, and gets 304 then', async () => {
  const { headers } = await ask('/http/cache');
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['public, max-age=60', '"practice-1"']);
  // With a header that keeps Node's fetch from requesting a fresh response.
  const known = { 'If-None-Match': '"practice-1"', 'Cache-Control': 'max-age=0' };
  expect((await ask('/http/cache', known)).status).toBe(304);
});

test('cookies of every kind are set, listed and removed', async () => {
  const set = (await ask('/http/cookies', {}, based)).headers.getSetCookie();
  expect(set.map((cookie) => cookie.replace(/Expires=[^;]+/, 'Expires'))).toEqual([
    'practice-session=set; Path=/practice/',
    'practice-expiring=set; Max-Age=3600; Path=/practice/; Expires',
    'practice-secure=set; Path=/practice/; Secure',
    'practice-http-only=set; Path=/practice/; HttpOnly',
    'practice-strict=set; Path=/practice/; SameSite=Strict',
    'practice-lax=set; Path=/practice/; SameSite=Lax',
    'practice-none=set; Path=/practice/; Secure; SameSite=None',
    'practice-path=set; Path=/practice/http/cookies',
  ]);
  const listed = await (
    await ask('/http/cookies', { Cookie: 'a=b; practice-lax=set; my-practice-strict=set; practice-<b>=x' })
  ).text();
  expect(listed).toContain('Sent with this request: practice-lax.');
  const cleared = (await ask('/http/cookies/clear')).headers.getSetCookie();
  expect(cleared).toHaveLength(8);
  for (const cookie of cleared) expect(cookie).toContain('Expires=Thu, 01 Jan 1970');
  // A browser removes a cookie only by the path and the flags that it was set with.
  expect(cleared.find((cookie) => cookie.startsWith('practice-path'))).toContain('Path=/http/cookies;');
  expect(cleared.find((cookie) => cookie.startsWith('practice-none'))).toContain('Secure; SameSite=None');
});

test.each([
  ['/basic_auth', '/http/basic-auth'],
  ['/digest_auth', '/http/digest-auth'],
  ['/status_codes', '/http/status/200'],
  ['/status_codes/404', '/http/status/404'],
  ['/status/418', '/http/status/418'],
  ['/redirector', '/http/redirect/1'],
  ['/redirect', '/http/redirect/1'],
  ['/redirect/3', '/http/redirect/3'],
  ['/slow', '/http/slow'],
  ['/delay/2', '/http/slow?ms=2000'],
  ['/delay/1e9', '/http/slow?ms=30000'],
  ['/delay/x', '/http/slow?ms=0'],
  ['/delay/-1', '/http/slow?ms=0'],
  ['/download', '/http/download'],
  ['/download/some-file.txt', '/http/download'],
  ['/status_codes/%2F%2Fevil.example', '/http/status/evil.example'],
])('the old address %s leads to %s', async (from, to) => {
  for (const [started, base] of [
    [site, ''],
    [based, '/practice'],
  ] as const) {
    const response = await ask(from, {}, started);
    expect([response.status, response.headers.get('location')]).toEqual([302, base + to]);
  }
});

test.each(['/http/basic-auth', '/http/status/200', '/http/cookies', '/basic_auth'])(
  '%s takes GET and HEAD alone',
  async (path) => {
    expect((await fetch(site.url + path, { method: 'POST' })).status).toBe(405);
    const head = await fetch(site.url + path, { method: 'HEAD', redirect: 'manual' });
    expect(head.status).toBe((await ask(path)).status);
    expect(await head.text()).toBe('');
  },
);

test('what is not there is 404, with a sentence', async () => {
  for (const path of ['/http/nothing', '/http/status', '/api', '/api/nothing']) {
    const response = await ask(path);
    expect([response.status, (await response.json()).detail]).toEqual([404, `Nothing here: ${path}`]);
  }
  // A cache must not give a script the document that a person got.
  expect((await ask('/http/nothing')).headers.get('vary')).toBe('Sec-Fetch-Mode, Accept');
});

test('a browser that goes to what is not there, or is refused, is shown a document with the look of the site', async () => {
  const headers = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };
  const navigate = (from: string, path: string) =>
    new Promise<[status: number | undefined, type: string | undefined, text: string]>((resolve, reject) => {
      get(`${from}${path}`, { headers }, async (response) => {
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        resolve([response.statusCode, response.headers['content-type'], text]);
      }).on('error', reject);
    });
  for (const [path, expected, title] of [
    ['/http/status/600', 404, '404 Not Found'],
    ['/http/redirect/21', 404, '404 Not Found'],
    ['/http/nothing?<b>', 404, '404 Not Found'],
    ['/http/%3Cb%3E', 404, '404 Not Found'],
    ['/http/status/404', 404, '404 Not Found'],
    ['/http/slow?ms=x', 400, '400 Bad Request'],
    ['/http/image?ms=30001', 400, '400 Bad Request'],
  ] as const) {
    const [status, type, text] = await navigate(based.url, path);
    expect([status, type]).toEqual([expected, 'text/html; charset=utf-8']);
    expect(text).toContain(`${title}</h1>`);
    expect(text).toContain('href="/practice/frames/frame.css"');
    expect(text).toContain('src="/practice/frames/theme.js"');
    expect(text).not.toContain('<b>');
  }
});
