import { expect, test } from 'vitest';
import { charactersOf, cut, strengthOf } from './text';

const family = '👨‍👩‍👧‍👦';

test.each([
  ['', 0],
  ['abc', 3],
  ['😀', 1],
  [family, 1],
  ['e\u0301', 1],
  ['🇩🇪🇫🇷', 2],
])('a reader counts in “%s” %d characters', (text, count) => {
  expect(charactersOf(text)).toHaveLength(count);
});

test('what is longer than 80 characters is cut, and no emoji in two', () => {
  expect(cut('a'.repeat(81))).toBe('a'.repeat(80));
  expect(cut(family.repeat(81))).toBe(family.repeat(80));
  expect(cut(`${'a'.repeat(79)}${family}b`)).toBe(`${'a'.repeat(79)}${family}`);
});

test.each([
  ['', 'none'],
  ['a1!a1!a', 'weak'],
  ['abcdefgh', 'fair'],
  ['a1!a1!a1!a1', 'fair'],
  ['abcdefghijk1', 'fair'],
  ['abcdefghijk!', 'fair'],
  ['abcdefghijk 1', 'fair'],
  ['abcdefghij1!', 'strong'],
])('“%s” is %s', (secret, strength) => {
  expect(strengthOf(secret)).toBe(strength);
});
