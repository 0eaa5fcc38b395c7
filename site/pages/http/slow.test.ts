import { expect, test } from 'vitest';
import { askedTime } from './slow';

test.each([
  [1, 2000],
  [0.5, 1000],
  [0, 500],
  [1000, 30_000],
])('with a delay scale of %d the response takes %d milliseconds', (delayScale, time) => {
  expect(askedTime(delayScale)).toBe(time);
});
