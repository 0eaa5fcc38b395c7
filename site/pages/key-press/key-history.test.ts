import { expect, test } from 'vitest';
import { withKey } from './key-history';

test('a key comes first', () => {
  expect(withKey([], 'a')).toEqual(['a']);
  expect(withKey(['a'], 'b')).toEqual(['b', 'a']);
});

test('the sixth key pushes the oldest out', () => {
  expect(withKey(['e', 'd', 'c', 'b', 'a'], 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a repeated key counts again, and so does a space', () => {
  expect(withKey(['a', 'a'], 'a')).toEqual(['a', 'a', 'a']);
  expect(withKey(['a'], ' ')).toEqual([' ', 'a']);
});
