import { expect, test } from 'vitest';
import type { Trial } from './plan';
import { inSecretOrder } from './secret-order';

const trials = Array.from({ length: 45 }, (_, index): Trial => ({ kind: 'redesigns', id: `${index}`, options: {} }));
const order = (secret: string) => inSecretOrder(trials, secret, {}).map(({ id }) => id);

test('the order follows from the secret, and another secret gives another one', () => {
  expect(order('one')).toEqual(order('one'));
  expect(order('other')).not.toEqual(order('one'));
  expect(order('other').toSorted()).toEqual(order('one').toSorted());
});

test('a correct run is mixed in for twenty trials, and one is the last', () => {
  const ordered = inSecretOrder(trials, 'one', {});
  const places = ordered.flatMap(({ kind }, place) => (kind === 'correct' ? [place] : []));
  expect(places).toHaveLength(3);
  expect(places.at(-1)).toBe(ordered.length - 1);
  expect(ordered.filter(({ kind }) => kind !== 'correct')).toHaveLength(trials.length);
});
