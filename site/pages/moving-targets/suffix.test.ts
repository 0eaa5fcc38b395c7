import { expect, test } from 'vitest';
import { idSuffix } from './suffix';

test.each([
  [0, '000000'],
  [0.5, 'i00000'],
  [1 - Number.EPSILON, 'zzzzzz'],
])('%d makes %s', (random, suffix) => {
  expect(idSuffix(random)).toBe(suffix);
});
