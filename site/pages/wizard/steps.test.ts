import { expect, test } from 'vitest';
import { emptyDraft, errorsOf, parseDraft, reachable, stepIn } from './steps';

const complete = {
  name: 'Ada',
  email: 'ada@example.org',
  street: 'Main Street 1',
  postcode: '12345',
  city: 'London',
  contact: 'Post',
  newsletter: true,
};

test('an empty step names all of its fields, a complete one none', () => {
  expect([0, 1, 2, 3].map((step) => Object.keys(errorsOf(step, emptyDraft)))).toEqual([
    ['name', 'email'],
    ['street', 'postcode', 'city'],
    ['contact'],
    [],
  ]);
  expect([0, 1, 2, 3].map((step) => errorsOf(step, complete))).toEqual([{}, {}, {}, {}]);
});

test.each(['1234', '123456', '1234a'])('postcode %s is refused', (postcode) => {
  expect(Object.keys(errorsOf(1, { ...complete, postcode }))).toEqual(['postcode']);
});

test('no step is shown before those ahead of it are valid', () => {
  expect(reachable(3, complete)).toBe(3);
  expect(reachable(3, { ...complete, city: ' ' })).toBe(1);
  expect(reachable(0, { ...complete, city: '' })).toBe(0);
  expect(reachable(2, emptyDraft)).toBe(0);
});

test('the state of a history entry may be anything', () => {
  expect([null, 'x', {}, { wizardStep: 9 }, { wizardStep: '1' }].map(stepIn)).toEqual([0, 0, 0, 0, 0]);
  expect(stepIn({ wizardStep: 2 })).toBe(2);
});

test('a stored draft comes back, anything else is an empty one', () => {
  expect(parseDraft(JSON.stringify(complete))).toEqual(complete);
  for (const text of [null, '', '{', '7', 'null', '{"name":7,"newsletter":"yes"}']) {
    expect(parseDraft(text)).toEqual(emptyDraft);
  }
});
