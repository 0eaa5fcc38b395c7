import { expect, test } from 'vitest';
import type { Level } from '../page';
import { choiceOf, type HuntableBug, type HuntChoice, huntedBy, markOf, tokenOf } from './hunt-token';

const bugs: HuntableBug[] = ['a', 'b', 'c', 'd'].flatMap((page, index) =>
  ([1, 1, 2, 3] as const).map((level: Level, number) => ({
    id: `${page}/${number}`,
    page,
    level,
    track: index < 2 ? 'First week' : 'What is hard',
  })),
);

const choice: HuntChoice = { count: 3, levels: [1, 2], tracks: ['First week', 'What is hard'], seed: '7' };

test('a token tells the choice, and nothing of the bugs', () => {
  expect(tokenOf(choice, 'k3f9')).toBe('k3f9-3-12-12-7');
  expect(choiceOf('k3f9-3-12-12-7')).toEqual({ ...choice, mark: 'k3f9' });
});

test.each<[string, Partial<HuntChoice>]>([
  ['0001-1-3-2-monday class', { count: 1, levels: [3], tracks: ['What is hard'], seed: 'monday class' }],
  ['0001-20-13-1-a-b', { count: 20, levels: [1, 3], tracks: ['First week'], seed: 'a-b' }],
])('%s is a token', (token, expected) => {
  expect(choiceOf(token)).toEqual({ mark: '0001', ...expected });
  expect(tokenOf(expected as HuntChoice, '0001')).toBe(token);
});

test.each([
  '',
  'k3f9',
  'k3f9-3-12-12-',
  'k3f9-0-12-12-7',
  'k3f9-21-12-12-7',
  'k3f9-3--12-7',
  'k3f9-3-12--7',
  'k3f9-3-21-12-7',
  'k3f9-3-14-12-7',
  'K3F9-3-12-12-7',
  'k3f9-3-12-12-\u0007',
  `k3f9-3-12-12-${'7'.repeat(41)}`,
])('%j is no token', (token) => {
  expect(choiceOf(token)).toBeUndefined();
});

test('a hunt hides a bug of a chosen level and track on each of its pages', () => {
  for (let seed = 0; seed < 50; seed++) {
    const hunted = huntedBy({ ...choice, seed: `${seed}` }, bugs);
    expect(hunted).toHaveLength(3);
    expect(new Set(hunted.map(({ page }) => page)).size).toBe(3);
    expect(hunted.every(({ level }) => level < 3)).toBe(true);
  }
  const hard = huntedBy({ ...choice, levels: [3], tracks: ['What is hard'] }, bugs);
  expect(hard.map(({ id }) => id).sort()).toEqual(['c/3', 'd/3']);
});

// Fixed, because a class that shares an address has to have the same hunt.
test('the same token is the same hunt, in any order of the bugs', () => {
  const ids = (some: readonly HuntableBug[]) => huntedBy(choice, some).map(({ id }) => id);
  expect(ids(bugs)).toEqual(['b/1', 'c/2', 'a/1']);
  expect(ids(bugs.toReversed())).toEqual(ids(bugs));
  expect(huntedBy({ ...choice, seed: '8' }, bugs).map(({ id }) => id)).not.toEqual(ids(bugs));
});

test('a bug of a page without a track is never hidden', () => {
  const unhunted: HuntableBug[] = bugs.map(({ track: _, ...bug }) => bug);
  expect(huntedBy(choice, unhunted)).toEqual([]);
});

test('other bugs have another mark', () => {
  expect(markOf(bugs)).toMatch(/^[0-9a-z]{4}$/);
  expect(markOf(bugs.toReversed())).toBe(markOf(bugs));
  expect(markOf(bugs.slice(1))).not.toBe(markOf(bugs));
  expect(markOf(bugs.with(0, { ...(bugs[0] as HuntableBug), level: 2 }))).not.toBe(markOf(bugs));
});
