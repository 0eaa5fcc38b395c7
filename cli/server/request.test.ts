import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isAllowed, isLoopback, isNavigation, pathOf, refusal, toOriginForm } from './request';

test.each([
  ['/', '/', ''],
  ['/forms', '/', 'forms'],
  ['/forms/?a=/../b', '/', 'forms/'],
  ['//forms//x', '/', 'forms/x'],
  ['/a%20b', '/', 'a b'],
  ['/x/forms', '/x/', 'forms'],
  ['/x', '/x/', ''],
  ['/x/', '/x/', ''],
  ['//x//forms', '/x/', 'forms'],
  ['/xy', '/x/', undefined],
  ['/forms', '/x/', undefined],
  ['/..', '/', null],
  ['/../x', '/', null],
  ['/%2e%2e/x', '/', null],
  ['/a%2f..%2fb', '/', null],
  ['/...', '/', '...'],
  ['/a..b', '/', 'a..b'],
  ['/%00', '/', null],
  ['/%', '/', null],
  ['*', '/', null],
  ['http://localhost/', '/', null],
])('%s below %s is %j', (url, basePath, path) => {
  expect(pathOf(url, basePath)).toBe(path);
});

test.each([
  ['http://localhost/forms?x#y', '/forms?x#y', 'localhost'],
  ['HTTPS://[::1]:80', '/', '[::1]:80'],
  ['http://a?b/c', '/?b/c', 'a'],
  ['http://user@a/', '/', 'user@a'],
  ['//a/b', '//a/b', 'before'],
  ['*', '*', 'before'],
  ['http:///a', 'http:///a', 'before'],
  ['ftp://a/', 'ftp://a/', 'before'],
])('%s in origin form is %s of %s', (url, path, host) => {
  const request = { url, headers: { host: 'before' } } as IncomingMessage;
  toOriginForm(request);
  expect([request.url, request.headers.host]).toEqual([path, host]);
});

test.each([
  ['navigate', '*/*', true],
  ['navigate', undefined, true],
  ['no-cors', 'text/html, application/xhtml+xml', false],
  ['navigate, navigate', 'text/html, application/xhtml+xml', false],
  ['', 'text/html, application/xhtml+xml', false],
  [undefined, 'text/html,application/xhtml+xml,*/*;q=0.8', true],
  [undefined, 'TEXT/HTML, APPLICATION/XHTML+XML', true],
  [undefined, 'text/html, */*', false],
  [undefined, 'text/htmlx, application/xhtml+xml', false],
  [undefined, undefined, false],
])('Sec-Fetch-Mode %s with Accept %s is a navigation: %s', (mode, accept, navigation) => {
  expect(isNavigation({ 'sec-fetch-mode': mode, accept })).toBe(navigation);
});

test.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::ffff:10.0.0.1', false],
  ['128.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fe80::1', false],
  ['localhost', false],
  ['', false],
])('%s is a loopback address: %s', (address, loopback) => {
  expect(isLoopback(address)).toBe(loopback);
});

const notOneHost = {
  status: 400,
  message: 'A request names one host: the Host header is missing, malformed or there twice.',
};

/** A GET of `/` for localhost by HTTP/1.1, with the given changes. */
function asked(different: { method?: string; url?: string; httpVersion?: string; hosts?: string[] } = {}) {
  const { hosts = ['localhost:7357'], ...rest } = different;
  const rawHeaders = ['Accept', '*/*', ...hosts.flatMap((host) => ['Host', host])];
  return {
    method: 'GET',
    url: '/',
    httpVersion: '1.1',
    headers: { host: hosts[0] },
    rawHeaders,
    ...rest,
  } as IncomingMessage;
}

test('a method that an address does not take is refused with those that it takes', () => {
  expect(refusal(asked({ method: 'PUT' }), [], ['GET', 'HEAD', 'POST'])).toEqual({
    status: 405,
    message: 'PUT is not supported: use GET, HEAD or POST.',
  });
  expect(refusal(asked({ method: 'POST' }), [], ['GET', 'HEAD', 'POST'])).toBeUndefined();
  expect(refusal(asked(), [], ['POST'])).toEqual({ status: 405, message: 'GET is not supported: use POST.' });
});

test('only a request of HTTP/1.1 has to name its host', () => {
  expect(refusal(asked({ hosts: [] }), undefined, ['GET'])).toEqual(notOneHost);
  expect(refusal(asked({ hosts: [], httpVersion: '1.0' }), undefined, ['GET'])).toBeUndefined();
});

test.each([
  ['localhost', undefined],
  ['localhost:', undefined],
  ['a-name.example:80', undefined],
  ['[::1]', undefined],
  ['[2001:DB8::1]:7357', undefined],
  ['', undefined],
  ['a b', notOneHost],
  ['a,b', notOneHost],
  ['user@a', notOneHost],
  ['a/b', notOneHost],
  ['a?b', notOneHost],
  ['a#b', notOneHost],
  ['a\\b', notOneHost],
  ['a:b', notOneHost],
  ['a:1:2', notOneHost],
  ['::1', notOneHost],
  ['[::1', notOneHost],
  ['[::1]x', notOneHost],
  ['[name]', notOneHost],
])('where any host is allowed the Host header "%s" gets %o', (host, refused) => {
  expect(refusal(asked({ hosts: [host] }), undefined, ['GET'])).toEqual(refused);
});

test('two Host headers are refused, in any spelling and with anything between them', () => {
  expect(refusal(asked({ hosts: ['localhost', 'localhost'] }), undefined, ['GET'])).toEqual(notOneHost);
  const request = asked();
  const between = ['Accept', 'Host', 'Cost', 'host'];
  expect(refusal({ ...request, rawHeaders: ['HOST', 'a', ...between] } as never, undefined, ['GET'])).toBeUndefined();
  const twice = ['HOST', 'a', ...between, 'hOsT', 'b'];
  expect(refusal({ ...request, rawHeaders: twice } as never, undefined, ['GET'])).toEqual(notOneHost);
});

test('a host that is not allowed is named without its port, and not at all where it is no valid name', () => {
  expect(refusal(asked({ hosts: ['Evil.example:80'] }), [], ['GET'])).toEqual({
    status: 403,
    message:
      'This server does not accept the host evil.example. Start it with --allow-host evil.example to change that.',
  });
  for (const host of ['a'.repeat(254), 'a$(id)'])
    expect(refusal(asked({ hosts: [host] }), [], ['GET'])?.message).toBe(
      'The host of this request is not a valid name.',
    );
  expect(refusal(asked({ hosts: ['evil.example'] }), undefined, ['GET'])).toBeUndefined();
});

test('an address has at most 8192 characters', () => {
  expect(refusal(asked({ url: `/${'x'.repeat(8191)}` }), [], ['GET'])).toBeUndefined();
  expect(refusal(asked({ url: `/${'x'.repeat(8192)}` }), [], ['GET'])).toEqual({
    status: 414,
    message: 'The address is longer than 8192 characters.',
  });
});

test.each([
  ['localhost', true],
  ['LOCALHOST:7357', true],
  ['localhost.', true],
  ['127.0.0.1:80', true],
  ['[::1]:80', true],
  ['named.example', true],
  ['Named.Example.:443', true],
  ['other.example', false],
  ['named.example.other', false],
  ['named.example..', false],
  ['file:80', false],
  ['', false],
  // What HTTP/1.0 leaves out. A browser always says it.
  [undefined, true],
])('where named.example is a name of the server, the host %s is allowed: %s', (host, allowed) => {
  expect(isAllowed(host, ['named.example'])).toBe(allowed);
});
