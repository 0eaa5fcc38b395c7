import { expect, test } from 'vitest';
import { guestText } from './guests';

test.each([
  [0, 'No guests'],
  [1, '1 guest'],
  [2, '2 guests'],
])('%d is %s', (count, text) => {
  expect(guestText(count)).toBe(text);
});
