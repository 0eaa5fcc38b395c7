import { describe, expect, test } from 'vitest';
import { start } from './started-site';

const site = await start();
const based = await start({ base: '/practice' });

const both = [
  ['the root', site, ''],
  ['a base path', based, '/practice'],
] as const;
const form = 'application/x-www-form-urlencoded';

const request = (path: string, from = site) => fetch(from.url + path, { redirect: 'manual' });

function send(body: string, headers: Record<string, string> = {}, from = site) {
  const all = { 'Content-Type': form, ...headers };
  return fetch(`${from.url}/http/form`, { method: 'POST', headers: all, body, redirect: 'manual' });
}

const leads = ({ status, headers }: Response) => [status, headers.get('location')];

describe.each(both)('below %s', (_, from, base) => {
  test('a chain redirects twice, and keeps its parameters', async () => {
    const query = '?what=redirect&by=chain&after=0&seed=7';
    expect(leads(await request(`/http/chain${query}`, from))).toEqual([302, `${base}/http/chain/next${query}`]);
    expect(leads(await request(`/http/chain/next${query}`, from))).toEqual([
      302,
      `${base}/frames/journey.html${query}`,
    ]);
    const response = await fetch(`${from.url}/http/chain`);
    expect([response.status, new URL(response.url).pathname]).toEqual([200, `${base}/frames/journey.html`]);
  });

  test('a form by POST is redirected to a document, with its fields in the address', async () => {
    const response = await send('name=Ada+Byron&seed=7', {}, from);
    expect(leads(response)).toEqual([303, `${base}/http/form?name=Ada+Byron&seed=7&by=post`]);
    const document = await (
      await send('name=Ada', {}, from).then(() => fetch(`${from.url}/http/form?name=Ada&by=post`))
    ).text();
    expect(document).toContain('>Received by POST</h1>');
    expect(document).toContain('>Name: Ada</p>');
  });

  test('a document links back to the page, with the options of the run alone', async () => {
    const linkIn = async (query: string) =>
      /<a href="([^"]*)" data-test="go-back"/.exec(await (await request(`/http/form${query}`, from)).text())?.[1];
    expect(await linkIn('?name=Ada')).toBe(`${base}/navigation`);
    expect(await linkIn('?name=Ada&seed=7&delayScale=0')).toBe(`${base}/navigation?seed=7&amp;delayScale=0`);
    expect(await linkIn('?name=Ada&by=post&form=hash&seed=7')).toBe(`${base}/#/navigation?seed=7`);
  });
});

describe('a form', () => {
  test.each([
    ['?name=Ada', 'Received by GET', 'Name: Ada'],
    ['?name=Ada&by=other', 'Received by GET', 'Name: Ada'],
    ['?name=Ada&by=post', 'Received by POST', 'Name: Ada'],
    ['', 'Received by GET', 'Name: none'],
    ['?name=%20', 'Received by GET', 'Name: none'],
    ['?name=%F0%9F%A6%86+%C3%A9', 'Received by GET', 'Name: 🦆 é'],
    ['?name=%3Cb%3E%22%26', 'Received by GET', 'Name: &lt;b>&quot;&amp;'],
  ])('by the address %j is %s with “%s”', async (query, title, line) => {
    const response = await request(`/http/form${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const text = await response.text();
    expect(text).toContain(`>${title}</h1>`);
    expect(text).toContain(`>${line}</p>`);
  });

  test.each([form, `${form}; charset=utf-8`, form.toUpperCase()])('is taken as %s', async (type) => {
    expect((await send('name=Ada', { 'Content-Type': type })).status).toBe(303);
  });

  test('is refused in another charset', async () => {
    const response = await send('name=Ad%E9le', { 'Content-Type': `${form}; charset=iso-8859-1` });
    expect([response.status, (await response.json()).detail]).toEqual([
      415,
      'The charset of the body has to be UTF-8.',
    ]);
  });

  test.each([
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencodedx',
  ])('is not taken as %s', async (type) => {
    const response = await send('name=Ada', { 'Content-Type': type });
    expect([response.status, (await response.json()).detail]).toEqual([
      415,
      'The body has to be a form, with Content-Type: application/x-www-form-urlencoded.',
    ]);
  });

  test('has at most 2000 bytes', async () => {
    expect((await send(`name=${'x'.repeat(1995)}`)).status).toBe(303);
    const response = await send(`name=${'x'.repeat(1996)}`);
    expect([response.status, (await response.json()).detail]).toEqual([413, 'The form is longer than 2000 bytes.']);
  });

  test('may be empty, and cannot say that it came by GET', async () => {
    expect(leads(await send(''))).toEqual([303, '/http/form?by=post']);
    expect(leads(await send('by=get&name=Ada'))).toEqual([303, '/http/form?by=post&name=Ada']);
  });

  test.each<Record<string, string>>([
    { Origin: 'http://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('of another origin is refused: %j', async (headers) => {
    const response = await send('name=Ada', headers);
    expect([response.status, (await response.json()).detail]).toEqual([
      403,
      'Only pages of this site may do that: the request comes from another origin.',
    ]);
  });

  test('of this site is taken', async () => {
    expect((await send('name=Ada', { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  });
});

describe('an image', () => {
  test('is an SVG that comes after its time', async () => {
    const before = performance.now();
    const response = await request('/http/image?ms=200');
    expect(performance.now() - before).toBeGreaterThan(190);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  test.each(['30001', '-1', 'x', '1.5', ''])('does not take %j milliseconds', async (ms) => {
    const response = await request(`/http/image?ms=${ms}`);
    expect([response.status, (await response.json()).detail]).toEqual([
      400,
      'ms must be a whole number from 0 to 30000.',
    ]);
  });

  test('is not for pages of another origin', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await fetch(`${site.url}/http/image?ms=0`, { headers })).status).toBe(403);
  });
});

test.each(['/http/chain', '/http/chain/next', '/http/image?ms=0', '/http/form'])('%s takes HEAD', async (path) => {
  const head = await fetch(site.url + path, { method: 'HEAD', redirect: 'manual' });
  expect(leads(head)).toEqual(leads(await request(path)));
  expect(await head.text()).toBe('');
});

test.each([
  ['POST', '/http/chain', 'GET, HEAD'],
  ['POST', '/http/chain/next', 'GET, HEAD'],
  ['POST', '/http/image', 'GET, HEAD'],
  ['PUT', '/http/form', 'GET, HEAD, POST'],
  ['DELETE', '/http/form', 'GET, HEAD, POST'],
])('%s %s is refused: there are %s', async (method, path, allowed) => {
  const response = await fetch(site.url + path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

test.each(['/http/chain/other', '/http/form/other', '/http/image/other'])('%s is 404', async (path) => {
  expect((await request(path)).status).toBe(404);
});
