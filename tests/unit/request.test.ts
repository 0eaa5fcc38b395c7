import { expect, test } from 'vitest';
import { pathOf } from '../../cli/server/request';

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
