import { expect, test } from 'vitest';
import { readGrade, readGradeFile } from './read-grade';

const bug = (page: string, requirement: string, result: string) => ({ page, requirement, result });

const grade = (results: unknown[], more: object = {}, percent: number | null = 50) =>
  JSON.stringify({ version: '0.1.0', command: 'pytest', trusted: true, bugs: { percent, results }, ...more });

test('counts caught and missed bugs by page and requirement', () => {
  const text = grade([
    bug('auth', 'refused', 'caught'),
    bug('auth', 'refused', 'missed'),
    bug('auth', 'busy', 'timed-out'),
    bug('forms', 'empty', 'missed'),
    bug('tables', 'sorted', 'not-reached'),
    bug('forms', 'valid', 'not-run'),
  ]);
  expect(readGrade(text)).toEqual({
    pages: {
      auth: { refused: { caught: 1, missed: 1 }, busy: { caught: 1, missed: 0 } },
      forms: { empty: { caught: 0, missed: 1 } },
    },
  });
});

test('reads a file with a byte order mark', () => {
  expect(readGrade(`\ufeff${grade([bug('auth', 'busy', 'caught')])}`).pages).toHaveProperty('auth');
});

test.each([
  [{ complete: false }, 'This grade was interrupted: not all of it is here.'],
  [{ complete: true, part: { number: 1, of: 4 } }, 'This is part 1 of 4 of a grade.'],
  [{ complete: true, part: { number: 1, of: 1 } }, undefined],
])('says what is not all of a grade: %o', (more, doubt) => {
  expect(readGrade(grade([bug('auth', 'busy', 'caught')], more)).doubt).toBe(doubt);
});

test('says why a result is not to be trusted', () => {
  const text = grade([bug('auth', 'busy', 'caught')], { trusted: false, why: 'The suite fails by chance.' });
  expect(readGrade(text).doubt).toBe('The suite fails by chance.');
});

test.each([
  ['{"version": "0.1.0", "comm', 'This file is not JSON, or it was not written to its end.'],
  ['', 'This file is not JSON, or it was not written to its end.'],
  ['null', 'This is not a result of a grade. Choose the file that “practice-site grade --json” wrote.'],
  ['[]', 'This is not a result of a grade. Choose the file that “practice-site grade --json” wrote.'],
  ['{"bugs": []}', 'This is not a result of a grade. Choose the file that “practice-site grade --json” wrote.'],
  [
    '{"command": "x", "bugs": {"results": {}}}',
    'This is not a result of a grade. Choose the file that “practice-site grade --json” wrote.',
  ],
  [
    grade([bug('auth', 'busy', 'caught'), bug('auth', 'busy', 'found')]),
    'This result is damaged: bug 2 of it cannot be read.',
  ],
  [grade([bug('__proto__', 'busy', 'caught')]), 'This result is damaged: bug 1 of it cannot be read.'],
  [grade([bug('auth', 'busy', 'toString')]), 'This result is damaged: bug 1 of it cannot be read.'],
  [grade([null]), 'This result is damaged: bug 1 of it cannot be read.'],
  [grade([bug('auth', 'busy', 'not-run')]), 'This result has no figures: none of the bugs was tried.'],
  [
    grade([bug('auth', 'busy', 'caught')], { trusted: false, why: 'It tells builds apart.' }, null),
    'This grade gives no figures. It tells builds apart.',
  ],
])('refuses %s', (text, message) => {
  expect(() => readGrade(text)).toThrow(new Error(message));
});

test('does not read a file that is too long', async () => {
  const file = { size: 20_000_001, text: () => Promise.reject(new Error('It was read.')) } as Blob;
  await expect(readGradeFile(file)).rejects.toThrow('This file is too long to be a result of a grade.');
});
