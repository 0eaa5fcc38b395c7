import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isLoopback, isNavigation, pathOf, toOriginForm } from './request';

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
