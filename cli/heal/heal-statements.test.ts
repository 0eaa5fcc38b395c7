import { expect, test } from 'vitest';
import { type HealTrialResult, healResultOf } from './heal-result';
import { healNotes } from './heal-statements';

const resultOf = (complete: boolean, trials: readonly HealTrialResult[] = []) =>
  healResultOf({
    version: '1.0.0',
    healCommand: 'true',
    command: 'true',
    complete,
    trusted: true,
    options: {},
    choice: { bugs: 1 },
    planned: 4,
    trials,
  });

test('of trials that are still to come nothing is said', () => {
  expect(healNotes(resultOf(false))).toEqual(['Interrupted: this is what was known by then.']);
  expect(healNotes(resultOf(true)).join(' ')).toContain('No bug was tried');
});

test('a heal command that fails in every trial may not work at all', () => {
  const trial = (note?: string): HealTrialResult => ({
    kind: 'unchanged',
    verdict: 'left-alone',
    why: 'It changed no file.',
    tests: [],
    diff: '',
    seconds: 1,
    ...(note && { note }),
  });
  const [failed, healed] = [trial('The heal command ended with exit code 3.'), trial()];
  const text = 'Something was wrong with the heal command in every trial. See whether it works at all.';
  expect(healNotes(resultOf(true, [failed, failed]))).toContain(text);
  expect(healNotes(resultOf(true, [failed, healed]))).not.toContain(text);
  expect(healNotes(resultOf(true))).not.toContain(text);
});
