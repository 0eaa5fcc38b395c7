import { expect, test } from 'vitest';
import { checksFor, type NoticedBug, unforeseen } from './heal-plan';

const bug = (id: string, ...noticedBy: string[]): NoticedBug => ({
  id,
  page: id.split('/')[0] ?? '',
  level: 1,
  kind: 'text',
  noticedBy,
});

const noticed = [
  bug('auth/a', 'login', 'logout'),
  bug('auth/b', 'logout'),
  bug('auth/c', 'logout'),
  bug('forms/a', 'form'),
  bug('forms/b', 'form'),
  bug('forms/c', 'other form'),
];

const idsFor = (mended: string[], bugs: number) => checksFor(noticed, mended, { bugs, seed: '1' }).map(({ id }) => id);

test('each mended test has a bug first, best one that no other test notices', () => {
  const [one, other] = idsFor(['logout', 'login'], 1);
  expect(one).toMatch(/^auth\/[bc]$/);
  expect(other).toBe('auth/a');
});

test('the mended tests are tried with at most three times the number of bugs', () => {
  expect(idsFor(['login', 'logout', 'form'], 1).slice(0, 3)).not.toContain('forms/c');
  expect(idsFor(['login', 'logout', 'form'], 2).slice(0, 5)).not.toContain('forms/c');
});

test('the other tests are tried with half of that number, or with the rest of it', () => {
  expect(idsFor(['login', 'logout', 'form'], 1).slice(3)).toEqual(['forms/c']);
  expect(idsFor(['form'], 2)).toHaveLength(3);
  expect(idsFor(['form'], 4)).toHaveLength(4);
  expect(idsFor([], 2)).toHaveLength(2);
});

test('each kind of trial may be the first one', () => {
  const kinds = ['unchanged', 'redesign', 'bug', 'both'] as const;
  const trials = kinds.map((kind) => ({ kind, noticedBy: [], checks: [] }));
  const orders = Array.from({ length: 300 }, () => unforeseen(trials).map(({ kind }) => kind));
  expect(new Set(orders.map(([first]) => first))).toEqual(new Set(kinds));
  for (const order of orders) expect([...order].sort()).toEqual([...kinds].sort());
});
