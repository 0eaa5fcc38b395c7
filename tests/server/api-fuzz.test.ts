import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { serveBuilt } from '../built-cli';
import { RawClient } from './raw-client';

// See fuzz.test.ts.
const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 3000), seed: Number(process.env.FUZZ_SEED ?? 7) };
const timeout = 60_000 + runs.numRuns * 100;

const site = await serveBuilt();
const client = new RawClient(site.port);

afterAll(async () => {
  client.close();
  expect((await fetch(site.url)).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  expect(site.stderr()).toBe('');
});

const text = fc.string({
  unit: fc.integer({ min: 33, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 20,
});
const names = ['page', 'size', 'status', 'customer', 'seed', 'fail', 'chance', 'request', '__proto__', 'constructor'];
const values = [
  '0',
  '1',
  '-1',
  '2',
  '1e3',
  '99999999999999',
  'open',
  '500',
  'cut-off',
  'malformed',
  '%00',
  '%ff',
  '[]',
];
const parameter = fc
  .tuple(fc.oneof(fc.constantFrom(...names), text), fc.oneof(fc.constantFrom(...values), text))
  .map((pair) => pair.join('='));
// Small waits, because a request that waits as long as it may would look as if the server hung.
const wait = fc.constantFrom('ms=0', 'ms=3', 'ms=-1', 'ms=x', 'ms=30001', 'ms[]=1');
const query = fc.array(fc.oneof(parameter, wait), { maxLength: 5 }).map((all) => `?${all.join('&')}`);
const ids = [
  '1001',
  '1023',
  '1024',
  '100000',
  '999999',
  '0',
  '-1',
  '1001.0',
  '%31001',
  '1001%00',
  '..',
  '%2e%2e',
  '1001/',
];
const exercises = [
  'basic-auth',
  'digest-auth',
  'status',
  'redirect',
  'slow',
  'download',
  'cache',
  'cookies',
  'nothing',
];
const path = fc.oneof(
  fc.constantFrom(
    '/api/orders',
    '/api/orders/',
    '/api',
    '/api/echo',
    '/openapi.json',
    '//api//orders',
    '/api/../api/orders',
  ),
  fc.oneof(fc.constantFrom(...ids), text).map((id) => `/api/orders/${id}`),
  fc
    .tuple(fc.constantFrom(...exercises), fc.oneof(fc.constantFrom('', '404', '20', '21', '0'), text))
    .map(([name, rest]) => `/http/${name}/${rest}`),
  fc
    .tuple(fc.constantFrom('status_codes', 'status', 'redirect', 'download', 'basic_auth', 'redirector'), text)
    .map(([name, rest]) => `/${name}/${rest}`),
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'get');
const order = { customer: 'Ada', item: 'Lamp', quantity: 1, status: 'open' };
const body = fc.oneof(
  fc.constant(JSON.stringify(order)),
  fc.record({ customer: fc.anything(), item: fc.anything(), quantity: fc.anything() }).map((value) => {
    try {
      return JSON.stringify(value) ?? '';
    } catch {
      return '';
    }
  }),
  fc.json(),
  text,
  fc.constant(' '.repeat(70_000)),
);
const header = fc.oneof(
  fc
    .constantFrom(
      'application/json',
      'application/merge-patch+json',
      'text/plain',
      'application/json;charset=latin1',
      '',
    )
    .map((type) => `Content-Type: ${type}`),
  fc.constantFrom('null', 'http://evil.example', 'http://localhost', '[', 'file://').map((from) => `Origin: ${from}`),
  fc.constantFrom('same-origin', 'none', 'cross-site', '?1').map((from) => `Sec-Fetch-Site: ${from}`),
  fc.constantFrom('gzip', 'identity', 'x').map((coding) => `Content-Encoding: ${coding}`),
  fc
    .oneof(fc.constantFrom('Basic YWRtaW46YWRtaW4=', 'Basic', 'Digest username="admin", nonce="z-1", uri="/"'), text)
    .map((value) => `Authorization: ${value}`),
  fc.oneof(text, fc.constant('practice-lax=1; practice-<script>=2')).map((value) => `Cookie: ${value}`),
  fc.constantFrom('Upgrade: websocket', 'Upgrade: h2c', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 99'),
  fc.constantFrom('Connection: Upgrade', 'Connection: close', 'If-None-Match: *', 'Last-Event-ID: 9999'),
);

test('no request makes the API fail, hang, or lead elsewhere', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      method,
      path,
      query,
      fc.array(header, { maxLength: 5 }),
      body,
      async (verb, at, asked, more, sent) => {
        const data = Buffer.from(sent);
        const lines = [
          `${verb} ${at}${asked} HTTP/1.1`,
          'Host: localhost',
          ...more,
          `Content-Length: ${data.length}`,
          '',
          '',
        ];
        const answer = await client.exchange(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), data]));
        if (answer === 'closed') return;
        const { status, headers } = answer;
        if (status >= 500) {
          const asksForIt = /fail=500/.test(asked) || /^\/(http\/)?status(_codes)?\//.test(at);
          expect({ verb, at, asked, more, asksForIt }).toMatchObject({ asksForIt: true });
        }
        expect(headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
        expect(headers.get('x-content-type-options') ?? 'nosniff').toBe('nosniff');
      },
    ),
    runs,
  );
});
