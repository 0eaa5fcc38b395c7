import { expect, test } from 'vitest';
import { lastLines } from './suite-tests';

test('the end of what a suite printed has lines alone, also on Windows', () => {
  expect(lastLines('one\r\ntwo\r\nthree\r\n', 2)).toBe('two\nthree');
});

test('the end of what a suite printed is short, also of what nobody can see', () => {
  expect(lastLines('\0a'.repeat(5000), 2)).toHaveLength(4000);
});
