import { expect, test } from 'vitest';
import { labels, suffixOf } from './labels';

test('spaces: no-break spaces and a doubled one', () => {
  expect(labels.spaces).not.toBe('Book 2 seats now');
  expect(labels.spaces.replace(/\s+/g, ' ')).toBe('Book 2 seats now');
});

test('soft hyphens and zero-width spaces are in the text and in nothing that is read', () => {
  const visible = (text: string) => text.replace(/[\u00ad\u200b]/g, '');
  expect(labels.hyphen).not.toBe(visible(labels.hyphen));
  expect(visible(labels.hyphen)).toBe('Accessibility statement');
  expect(labels.zeroWidth).not.toBe(visible(labels.zeroWidth));
  expect(visible(labels.zeroWidth)).toBe('ada.lovelace@example.test');
});

test('the two spellings of an accent are equal only when normalised', () => {
  expect(labels.composed).not.toBe(labels.decomposed);
  expect(labels.composed).toBe(labels.decomposed.normalize('NFC'));
});

test('the family is one character for a reader, and seven in the document', () => {
  const family = labels.emoji.replace('Family ', '');
  expect([...new Intl.Segmenter('en').segment(family)]).toHaveLength(1);
  expect([...family]).toHaveLength(7);
});

test.each([
  [0, '000000'],
  [0.5, 'i00000'],
  [1 - Number.EPSILON, 'zzzzzz'],
])('the suffix of %d is %s', (random, suffix) => {
  expect(suffixOf(random)).toBe(suffix);
});
