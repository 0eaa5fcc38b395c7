import { expect, test } from 'vitest';
import { addressWith, askedWait, noTrouble, troubleQuery } from './address';

const run = { number: 3, seed: undefined, delayScale: 1 };

test('an address has the parameters that have a value', () => {
  expect(addressWith('/api/orders', { page: 1, size: 5, status: '', seed: undefined })).toBe(
    '/api/orders?page=1&size=5',
  );
  expect(addressWith('/api/orders/7', {})).toBe('/api/orders/7');
});

test('without trouble nothing is added', () => {
  expect(addressWith('/x', troubleQuery(noTrouble, run))).toBe('/x');
});

test('a failure takes the request’s number along, and a seed that the server does not know', () => {
  const trouble = { failure: '500', chance: 50, delay: 1000 } as const;
  expect(addressWith('/x', troubleQuery(trouble, run))).toBe('/x?ms=1000&fail=500&chance=50&request=3');
  expect(addressWith('/x', troubleQuery(trouble, { number: 4, seed: '7', delayScale: 0 }))).toBe(
    '/x?fail=500&chance=50&request=4&seed=7',
  );
});

test('the server waits for thirty seconds at most', () => {
  expect([askedWait(1000, 0.5), askedWait(1000, 1000), askedWait(1000, 0)]).toEqual([500, 30_000, 0]);
});
