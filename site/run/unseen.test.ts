import { expect, test } from 'vitest';
import { longestText, refuseUnseen, visible } from './unseen';

const unseen = [
  ['C0', '\n', '\\u{a}'],
  ['escape', '\u001b', '\\u{1b}'],
  ['DEL', '\u007f', '\\u{7f}'],
  ['C1', '\u009b', '\\u{9b}'],
  ['line separator', '\u2028', '\\u{2028}'],
  ['paragraph separator', '\u2029', '\\u{2029}'],
  ['an override of the direction', '\u202e', '\\u{202e}'],
  ['an isolate', '\u2067', '\\u{2067}'],
  ['the Arabic letter mark', '\u061c', '\\u{61c}'],
  ['half a character', '\ud83d', '\\u{d83d}'],
] as const;

test.each(unseen)('%s is refused, and shown by its number', (_name, character, shown) => {
  expect(() => refuseUnseen(`a${character}b`)).toThrow('must not have control characters.');
  expect(visible(`a${character}b`)).toBe(`a${shown}b`);
});

test('letters of every script, accents and emoji are taken as they are', () => {
  const text = 'Zoë Ünal 日本 العربية e\u0301 👩\u200d🚀 ½';
  expect(() => refuseUnseen(text)).not.toThrow();
  expect(visible(text)).toBe(text);
});

test('a text has an end', () => {
  expect(() => refuseUnseen('x'.repeat(longestText))).not.toThrow();
  expect(() => refuseUnseen('x'.repeat(longestText + 1))).toThrow('must have at most 1000 characters.');
});

test('what is kept stays', () => {
  expect(visible('one\ntwo\u001b[2J', '\n')).toBe('one\ntwo\\u{1b}[2J');
});
