import { expect, test } from 'vitest';
import { defaultRunOptions } from '../run/run-options';
import { gradeCommand, startCommand } from './commands';

test('a project is started for the page and the tool', () => {
  expect(startCommand({ id: 'auth' }, 'selenium')).toBe('npx practice-site start auth --tool selenium');
});

test('a tool whose runs disturb one another gets one at a time', () => {
  expect(gradeCommand({ id: 'auth' }, 'playwright', defaultRunOptions)).toBe(
    'npx practice-site grade --page auth --jobs 1 --json grade.json -- npx playwright test --reporter=junit',
  );
});

test.each([
  [{}, 'npx practice-site grade --page auth --json grade.json -- pytest --junitxml={junit}'],
  [
    { seed: 'a b', late: 500 },
    'npx practice-site grade --page auth --seed "a b" --late 500 --json grade.json -- pytest --junitxml={junit}',
  ],
  [
    { otherOrigin: 'http://127.0.0.1:7357/' },
    'npx practice-site grade --page auth --json grade.json -- pytest --junitxml={junit}',
  ],
  [{ seed: '$(x)' }, undefined],
])('with %o a test is graded by %s', (options, expected) => {
  expect(gradeCommand({ id: 'auth' }, 'selenium', { ...defaultRunOptions, ...options })).toBe(expected);
});
