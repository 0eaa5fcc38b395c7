import { expect, test } from 'vitest';
import { bugs } from '../../site/all-bugs';
import { takenAway } from './taken-away';

test('every bug that takes an element away is one of the bugs', () => {
  const ids = bugs.map(({ id }) => id);
  expect(takenAway.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(takenAway).size).toBe(takenAway.length);
});
