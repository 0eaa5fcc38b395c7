import { expect, test } from 'vitest';
import { byteRange } from './byte-range';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=20-29', { first: 20, last: 29 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-', undefined],
  ['bytes=30-20', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
])('of 100 bytes %s is %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
