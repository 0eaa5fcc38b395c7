import { expect, test } from 'vitest';
import { readVote } from './read-vote';

test('the vote of a message', () => {
  expect(readVote({ vote: 'Tea' })).toBe('Tea');
});

test.each([undefined, null, 'Tea', { vote: 1 }, { theme: 'dark' }])('%o is no vote', (data) => {
  expect(readVote(data)).toBeUndefined();
});
