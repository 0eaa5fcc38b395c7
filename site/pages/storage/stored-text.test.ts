import { expect, test } from 'vitest';
import { storedText } from './stored-text';

test('an empty note is a note', () => {
  expect(storedText('Milk')).toBe('Stored: Milk');
  expect(storedText('')).toBe('Stored: ');
  expect(storedText(null)).toBe('Nothing stored');
});
