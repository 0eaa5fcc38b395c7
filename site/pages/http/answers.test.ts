import { expect, test, vi } from 'vitest';

// What the document says about its run, which a unit test has none of.
vi.mock('../../run/page-options', () => ({ basePath: '/', hasProxy: true }));
const { pathBelow, seenCookies, sentCookies, statusOf } = await import('./answers');

test('a response is shown by its status, and whether it was redirected', () => {
  expect(statusOf({ status: 404, redirected: false })).toBe('404');
  expect(statusOf({ status: 200, redirected: true })).toBe('200, redirected');
});

test.each([
  ['/', 'http://localhost:4000/http/redirect/0', '/http/redirect/0'],
  ['/practice/', 'http://localhost:4000/practice/http/redirect/0', '/http/redirect/0'],
])('below %s %s has a path of its own', (basePath, address, path) => {
  expect(pathBelow(basePath, address)).toBe(path);
});

test('the cookies that were sent are read from the response', () => {
  expect(sentCookies('<p>Sent with this request: none.</p>')).toBe('none');
  expect(sentCookies('<p>Sent with this request: practice-lax, practice-path.</p>')).toBe(
    'practice-lax, practice-path',
  );
  expect(sentCookies('something else')).toBe('none');
});

test('only cookies of this page are seen, in order', () => {
  expect(seenCookies('')).toBe('none');
  expect(seenCookies('theme=dark')).toBe('none');
  expect(seenCookies('practice-strict=set; theme=dark; practice-lax=set')).toBe('practice-lax, practice-strict');
});
