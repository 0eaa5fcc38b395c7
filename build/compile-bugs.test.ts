import { expect, test } from 'vitest';
import type { NamedBug } from '../site/bug';
import { changed } from './compile-bugs';

const bug: NamedBug = {
  id: 'auth/any-password',
  page: 'auth',
  folder: 'pages/auth',
  requirement: 'refused',
  kind: 'validation',
  level: 1,
  title: 'Signs in with any password',
  file: 'AuthPage.tsx',
  find: ' && right',
  replace: ' || $&',
};

test('the text to find is replaced, with nothing in the other text having a meaning of its own', () => {
  expect(changed(bug, 'name && right;')).toBe('name || $&;');
});

test.each([
  ['name;', 'in AuthPage.tsx its text to find does not occur any more: " && right"'],
  ['name && right && right;', 'in AuthPage.tsx its text to find occurs 2 times: " && right"'],
])('a bug that does not fit %o is named', (text, reason) => {
  expect(() => changed(bug, text)).toThrow(`The bug auth/any-password does not fit: ${reason}`);
});
