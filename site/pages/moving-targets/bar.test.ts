import { expect, test } from 'vitest';
import { stopResult } from './bar';

test.each([
  [0, 'Stopped at 0%, 75 too early'],
  [74, 'Stopped at 74%, 1 too early'],
  [75, 'Stopped at 75%, just right'],
  [76, 'Stopped at 76%, 1 too late'],
  [99, 'Stopped at 99%, 24 too late'],
  [100, 'Ran to 100%, 25 too late'],
])('at %i percent: %s', (percent, text) => {
  expect(stopResult(percent)).toBe(text);
});
