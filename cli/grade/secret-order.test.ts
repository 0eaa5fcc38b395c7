import { expect, test } from 'vitest';
import type { Trial } from './plan';
import { inSecretOrder, type Step } from './secret-order';

const trials = Array.from({ length: 45 }, (_, index): Trial => ({ kind: 'redesigns', id: `${index}`, options: {} }));
const idOf = (step: Step) => step.trials.map(({ id }) => id).join(' ');
const order = (secret: string) => inSecretOrder(trials, secret, {}).map(idOf);

test('the order follows from the secret, and another secret gives another one', () => {
  expect(order('one')).toEqual(order('one'));
  expect(order('other')).not.toEqual(order('one'));
  expect(order('other').toSorted()).toEqual(order('one').toSorted());
});

test('a correct run is mixed in for twenty steps, and one is the last', () => {
  const ordered = inSecretOrder(trials, 'one', {});
  const places = ordered.flatMap((step, place) => (step.trials.length === 0 ? [place] : []));
  expect(places).toHaveLength(3);
  expect(places.at(-1)).toBe(ordered.length - 1);
  expect(ordered.filter((step) => step.trials.length > 0)).toHaveLength(trials.length);
});

test('a step has the bugs of all of its trials', () => {
  const bugs = ['auth/one', 'forms/two'].map(
    (id): Trial => ({ kind: 'rebuilds', id, page: id, options: { seed: '7', bugs: [id] } }),
  );
  const [step] = inSecretOrder(bugs, 'one', {}, (all) => [[...all]]);
  expect(step?.options).toMatchObject({ seed: '7' });
  expect(step?.options.bugs?.toSorted()).toEqual(['auth/one', 'forms/two']);
});
