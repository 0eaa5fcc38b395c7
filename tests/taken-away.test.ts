import { expect, test } from 'vitest';
import { takenAway } from '../cli/heal/taken-away';
import { bugs } from '../site/all-bugs';

test('every bug that takes an element away is one of the bugs', () => {
  const ids = bugs.map(({ id }) => id);
  expect(takenAway.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(takenAway).size).toBe(takenAway.length);
});
