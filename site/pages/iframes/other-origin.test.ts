import { expect, test } from 'vitest';
import { otherOrigin } from './other-origin';

test.each([
  ['http://localhost:7357', 'http://127.0.0.1:7357/'],
  ['http://127.0.0.1:7357', 'http://localhost:7357/'],
  ['http://127.8.8.8:7357', 'http://localhost:7357/'],
  ['http://[::1]:7357', 'http://localhost:7357/'],
  ['http://practice.localhost:7357', 'http://127.0.0.1:7357/'],
  ['http://localhost', 'http://127.0.0.1/'],
  ['https://localhost', 'https://127.0.0.1/'],
  ['https://localhost:8443', 'https://127.0.0.1:8443/'],
])('%s has %s as its other host', (page, other) => {
  expect(otherOrigin(new URL(page), '/', null)).toBe(other);
});

test('the base path is the same on the other host', () => {
  expect(otherOrigin(new URL('http://localhost:7357/practice/iframes'), '/practice/', null)).toBe(
    'http://127.0.0.1:7357/practice/',
  );
});

test.each([
  'https://practice.example',
  'http://192.168.0.7:7357',
  'http://localhost.example',
  'http://notlocalhost:7357',
  'http://128.0.0.1:7357',
])('%s has no other host of its own', (page) => {
  expect(otherOrigin(new URL(page), '/', null)).toBeUndefined();
});

test.each([
  ['http://localhost:7357', '/', 'https://other.example/', 'https://other.example/'],
  ['https://practice.example', '/', 'https://other.example:8443/', 'https://other.example:8443/'],
  ['https://practice.example', '/', 'https://other.example/site/', 'https://other.example/site/'],
  ['https://practice.example', '/x/', 'https://other.example/', 'https://other.example/x/'],
  ['https://practice.example', '/x/', 'https://other.example/y/', 'https://other.example/y/'],
  ['http://localhost:7357', '/', 'http://localhost:7358/', 'http://localhost:7358/'],
])('at %s below %s, the named %s wins: %s', (page, basePath, named, other) => {
  expect(otherOrigin(new URL(page), basePath, named)).toBe(other);
});

test('a named address that is the page’s own is no other origin', () => {
  expect(otherOrigin(new URL('https://practice.example'), '/', 'https://practice.example/')).toBeUndefined();
  expect(otherOrigin(new URL('http://localhost:7357'), '/', 'http://localhost:7357/x/')).toBeUndefined();
});
