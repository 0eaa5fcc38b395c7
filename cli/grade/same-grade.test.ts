import { expect, test } from 'vitest';
import { differenceOf, type Identity } from './same-grade';

const grade: Identity = { version: '1.0.0', command: 'pytest', options: { seed: '1' }, choice: { all: false } };

test.each([
  [{ redesign: ['ids', 'dark'] }, '--redesign ids --redesign dark'],
  [{ sample: { count: 20, seed: 'ann' } }, '--sample 20 --sample-seed ann'],
  [{ page: ['auth'], only: ['bugs' as const] }, '--page auth --only bugs'],
])('a grade of %o is another one than that of everything', (choice, words) => {
  const other = { ...grade, choice: { ...grade.choice, ...choice } };
  expect(differenceOf(other, grade)).toBe(`graded something else: ${words}, and not everything`);
  expect(differenceOf(other, other)).toBeUndefined();
});
