import { expect, test } from 'vitest';
import { heard } from './counter';

test('a counter takes the count of another', () => {
  expect(heard(1, { count: 5 })).toEqual({ count: 5 });
});

test('a counter adds what another has counted', () => {
  expect(heard(3, { add: 1 })).toEqual({ count: 4 });
});

test('a counter that is asked answers with its count', () => {
  expect(heard(3, { ask: true })).toEqual({ count: 3, answer: { count: 3 } });
});

test.each([null, 5, '5', {}, { count: '5' }, { add: '1' }])('%j changes nothing', (message) => {
  expect(heard(3, message)).toEqual({ count: 3 });
});
