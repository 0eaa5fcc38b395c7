import alea from 'seedrandom/lib/alea.js';
import { expect, test } from 'vitest';

test('neighbouring seeds and uses have streams that do not resemble each other', () => {
  const first = [...Array(400).keys()].map((seed) => alea(`${seed}/ab-variant`)());
  expect(new Set(first).size).toBe(400);
  const share = first.filter((value) => value < 0.5).length / first.length;
  // Four standard deviations of a fair coin thrown 400 times.
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
});

// Users have seeds in their test suites, so the numbers of a seed may change only in a major version.
test('the numbers behind a seed stay what they are', () => {
  const stream = alea('7/sign-in');
  expect([stream(), stream(), stream()]).toEqual([0.6286772543098778, 0.001964034978300333, 0.6949834646657109]);
});
