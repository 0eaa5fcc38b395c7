import { expect, test } from 'vitest';
import { healResultOf } from './heal-result';
import { healNotes } from './heal-statements';

const resultOf = (complete: boolean) =>
  healResultOf({
    version: '1.0.0',
    healCommand: 'true',
    command: 'true',
    complete,
    trusted: true,
    options: {},
    choice: { bugs: 1 },
    planned: 4,
    trials: [],
  });

test('of trials that are still to come nothing is said', () => {
  expect(healNotes(resultOf(false))).toEqual(['Interrupted: this is what was known by then.']);
  expect(healNotes(resultOf(true)).join(' ')).toContain('No bug was tried');
});
