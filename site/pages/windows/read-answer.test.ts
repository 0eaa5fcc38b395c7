import { expect, test } from 'vitest';
import { readAnswer } from './read-answer';

test.each([
  [{ answer: 'Green' }, 'Green'],
  [{ answer: null }, null],
  [{ answer: 'Grey' }, undefined],
  [{ answer: ['Red'] }, undefined],
  [{ colour: 'Red' }, undefined],
  ['Red', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j reads as %j', (data, answer) => {
  expect(readAnswer(data)).toBe(answer);
});
