import { describe, expect, test } from 'vitest';
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

test.each([
  [{ seed: '2', variant: null }, 'seed 2, and not 1'],
  [{ seed: '1', variant: 'A' }, 'variant A, and not unset'],
  [{}, 'seed unset, and not 1'],
])('of the options %o the one is named that is other', (options, words) => {
  const other = { ...grade, options: { seed: '1', variant: null } };
  expect(differenceOf({ ...grade, options }, other)).toBe(`has the option ${words}`);
});

describe('of two choices', () => {
  const choosing = (bug: string[]): Identity => ({ ...grade, choice: { all: false, bug } });
  const many = Array.from({ length: 40 }, (_, index) => `auth/bare-success-${index}`);

  test.each([
    ['one bug of many', [...many, 'forms/one'], [...many, 'forms/two'], '--bug forms/one, and not --bug forms/two'],
    ['more bugs', [...many, 'forms/one'], many, 'it had --bug forms/one too'],
    ['fewer bugs', many, [...many, 'forms/one'], 'it had no --bug forms/one'],
    [
      'many bugs',
      many,
      ['forms/one'],
      `${many
        .slice(0, 3)
        .map((id) => `--bug ${id}`)
        .join(' ')} and 37 more, and not --bug forms/one`,
    ],
  ])('that differ in %s it names that', (_what, one, other, words) => {
    expect(differenceOf(choosing(one), choosing(other))).toBe(`graded something else: ${words}`);
  });

  test('the order means nothing', () => {
    expect(differenceOf(choosing(many), choosing(many.toReversed()))).toBeUndefined();
  });
});

test('of two long commands the part is named in which they differ', () => {
  const long = `pytest ${'tests/one_of_many.py '.repeat(20)}`;
  expect(differenceOf({ ...grade, command: `${long}-k one` }, { ...grade, command: `${long}-k two` })).toMatch(
    /^graded another command: ….*-k one, and not ….*-k two$/,
  );
});
