import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../site/catalogue';
import { serveBuilt } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';
import { type RawAnswer, RawClient } from './raw-client';

// With FUZZ_RUNS=100000 FUZZ_SEED=$RANDOM it tries more, and other, requests than in every run of the suite.
const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 3000), seed: Number(process.env.FUZZ_SEED ?? 7) };
const timeout = 60_000 + runs.numRuns * 100;

const dist = join(import.meta.dirname, '../../dist');
const secret = 'a file beside the site, which nobody may read';
const folder = temporaryFolder();
const canary = join(folder, 'canary.txt');
writeFileSync(canary, secret);

const site = await serveBuilt();
const client = new RawClient(site.port);
/** Every body that a response of 200 may have, except that of the health endpoint. */
const published = new Set<string>(['']);

beforeAll(async () => {
  for (const entry of readdirSync(join(dist, 'site'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.includes('.vite') || /\.(br|gz)$/.test(entry.name)) continue;
    published.add(readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  }
  for (const id of ['', ...pages.map((page) => page.id)]) {
    published.add(Buffer.from(await (await fetch(`${site.url}/${id}`)).arrayBuffer()).toString('latin1'));
  }
});

afterAll(async () => {
  client.close();
  // The server still runs, and has printed no error.
  expect((await fetch(site.url)).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  expect(site.stderr()).toBe('');
});

test('no address gets a 5xx, a hang, a redirect, or a byte of a file outside the site', { timeout }, async () => {
  await holds(fc.tuple(method, address, fc.constant(usualHeaders)));
});

test('no headers do', { timeout }, async () => {
  await holds(fc.tuple(method, fc.constantFrom(...knownPaths), fc.array(header, { maxLength: 12 })));
});

test('no method does, nor any of it in any combination', { timeout }, async () => {
  await holds(fc.tuple(fc.oneof(method, word), address, fc.array(header, { maxLength: 6 })));
});

test('no bytes that are no request do', { timeout }, async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((array) => Buffer.from(array)),
    fc.tuple(text, text, text).map((parts) => Buffer.from(parts.join(' '), 'latin1')),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (garbage) =>
      judge(await client.exchange(Buffer.concat([garbage, Buffer.from('\r\n\r\nx\r\n\r\n')]))),
    ),
    runs,
  );
});

async function holds(requests: fc.Arbitrary<[string, string, string[]]>) {
  await fc.assert(
    fc.asyncProperty(requests, async ([verb, target, headers]) => {
      const answer = await client.exchange(
        Buffer.from([`${verb} ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n'), 'latin1'),
      );
      judge(answer);
      const hosts = hostsOf([target, ...headers]);
      // A dot at the end is the root of all names, so that is localhost too.
      const isOurs = hosts.length === 1 && /^((.+\.)?localhost\.?|[\d.]+|\[[\da-f:.]+\])(:\d*)?$/i.test(hosts[0] ?? '');
      if (answer !== 'closed' && !isOurs) expect(answer.status).not.toBe(200);
    }),
    runs,
  );
}

/** Every Host header of a request, and the host of an address in absolute form. */
function hostsOf([target, ...headers]: string[]): string[] {
  const named = headers.map((line) => /^host:(.*)$/i.exec(line)?.[1]?.trim()).filter((host) => host !== undefined);
  const absolute = /^https?:\/\/([^/?#]+)/i.exec(target ?? '')?.[1];
  return absolute === undefined ? named : [absolute, ...named.slice(1)];
}

function judge(answer: RawAnswer | 'closed') {
  if (answer === 'closed') return;
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('location')).toBeUndefined();
  const body = decoded(answer).toString('latin1');
  expect(body).not.toContain(secret);
  if (answer.status !== 200 || published.has(body)) return;
  expect(JSON.parse(body)).toMatchObject({ name: 'practice-site', options: { delayScale: 1 } });
}

function decoded({ headers, body }: RawAnswer): Buffer {
  if (body.length === 0) return body;
  if (headers.get('content-encoding') === 'br') return brotliDecompressSync(body);
  if (headers.get('content-encoding') === 'gzip') return gunzipSync(body);
  return body;
}

const assets = readdirSync(join(dist, 'site/assets'));
const knownPaths = [
  ...[
    '/',
    '/forms',
    '/forms/',
    '//multi-tiered-menu',
    '/iframes-2',
    '/frames/map.html',
    '/samples/sample.pdf',
    '/photos/square.svg',
  ],
  ...[
    '/__practice/health',
    '/proxy',
    '/proxy?url=/samples/sample.txt',
    '/index.html',
    '/.vite/manifest.json',
    '/photos/does-not-exist.jpg',
  ],
  ...assets.slice(0, 12).map((name) => `/assets/${name}`),
];
const usualHeaders = ['Host: localhost', 'Accept: text/html,*/*', 'Accept-Encoding: gzip, deflate, br, zstd'];

const text = fc.string({
  unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});
// Without PRI, which begins HTTP/2: Node's parser would wait for the rest of it until it times out.
const word = fc
  .string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ-!#'), minLength: 1, maxLength: 12 })
  .filter((name) => name !== 'PRI');
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'CONNECT',
  'get',
);

const dots = ['..', '.', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..;', '..%00', '…', '%c0%ae%c0%ae', '..\\', '%5c..'];
const slashes = ['/', '//', '%2f', '%2F', '\\', '%5c', '/./', '%252f', '///'];
const places = [
  'etc/passwd',
  'package.json',
  'cli/main.cjs',
  '.vite/manifest.json',
  'index.html',
  'proc/self/environ',
  canary.slice(1),
  canary,
];
const piece = fc.oneof(
  fc.constantFrom(...dots, ...slashes, ...places, ...knownPaths),
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%ff',
    '%u2215',
    '?',
    '#',
    '&',
    '=',
    ';',
    ':',
    '@',
    '~',
    '*',
    'file://',
    'http://evil.example',
    'a'.repeat(9000),
  ),
  text,
);
const proxied = fc.array(piece, { maxLength: 4 }).map((pieces) => `/proxy?url=${encodeURIComponent(pieces.join(''))}`);
const hosts = [
  'localhost',
  'localhost:7357',
  '127.0.0.1',
  '[::1]:1',
  'LOCALHOST',
  'evil.example',
  'a@localhost',
  'localhost@evil.example',
  '',
  '[',
];
/** Addresses in absolute form, with scheme and host, as clients send them to proxies. */
const absolute = fc
  .tuple(
    fc.constantFrom('http', 'https', 'HTTP', 'ftp', 'file', ''),
    fc.constantFrom('://', ':/', ':', ':///', '://\\\\'),
    fc.constantFrom(...hosts),
    fc.oneof(fc.constantFrom('', ...knownPaths), piece),
  )
  .map((parts) => parts.join(''));
const address = fc.oneof(
  absolute,
  fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  fc
    .tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(...dots),
      fc.constantFrom(...slashes),
      fc.constantFrom(...places),
    )
    .map(climb),
  proxied,
  fc
    .array(piece, { maxLength: 4 })
    .map((pieces) => `/proxy?${pieces.join('')}&url[]=x&url=${pieces[0]}&downloadFailure=${pieces[1]}`),
);

function climb([times, up, slash, place]: [number, string, string, string]): string {
  return `/assets/${`${up}${slash}`.repeat(times)}${place}`;
}

const quality = fc.oneof(fc.constantFrom('0', '1', '0.5', '', 'x', '-1', '1e9'), text);
const codings = fc.array(
  fc.tuple(fc.constantFrom('br', 'gzip', 'zstd', 'identity', '*', 'compress', 'BR', ''), quality),
  { maxLength: 6 },
);
const header = fc.oneof(
  fc
    .tuple(fc.constantFrom('Host', 'HOST', 'host'), fc.constantFrom(...hosts))
    .map(([name, host]) => `${name}: ${host}`),
  fc
    .constantFrom('navigate', 'no-cors', 'cors', 'NAVIGATE', '', 'navigate, navigate', '?1')
    .map((mode) => `Sec-Fetch-Mode: ${mode}`),
  fc.constantFrom('document', 'iframe', 'image', '').map((destination) => `Sec-Fetch-Dest: ${destination}`),
  fc
    .constantFrom('localhost', '127.0.0.1:7357', '[::1]', 'evil.example', '', 'localhost:x', '[', 'a'.repeat(300))
    .map((host) => `Host: ${host}`),
  codings.map((all) => `Accept-Encoding: ${all.map(([coding, q]) => `${coding};q=${q}`).join(', ')}`),
  fc
    .constantFrom('text/html', 'text/html, application/xhtml+xml', '*/*', 'TEXT/HTML', 'image/*', ',,,')
    .map((types) => `Accept: ${types}`),
  fc
    .oneof(fc.constantFrom('*', 'W/"', '"', 'W/"a-b", "c"', ','.repeat(1000)), text)
    .map((tag) => `If-None-Match: ${tag}`),
  fc
    .constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9999999-', 'lines=1', 'bytes=0-1,0-1,0-1')
    .map((range) => `Range: ${range}`),
  fc.constantFrom('keep-alive', 'close', 'upgrade', 'Transfer-Encoding').map((value) => `Connection: ${value}`),
  fc.constantFrom(
    'Upgrade: websocket',
    'Expect: 100-continue',
    'Expect: the-worst',
    'Content-Length: 0',
    'Content-Length: -1',
    'Content-Length: 5',
  ),
  fc.constantFrom(
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip',
    'X-Forwarded-Host: evil.example',
    'X-HTTP-Method-Override: DELETE',
  ),
  fc.constantFrom(
    'If-Modified-Since: yesterday',
    'Cache-Control: no-cache',
    'Cookie: theme=dark; ab-variant=C',
    'Origin: null',
  ),
  fc.tuple(fc.oneof(word, text), text).map(([name, value]) => `${name}: ${value}`),
  fc.constant(`X-Long: ${'x'.repeat(70_000)}`),
);
