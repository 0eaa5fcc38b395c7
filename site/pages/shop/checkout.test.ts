import { expect, test } from 'vitest';
import { type Draft, emptyDraft, errorsOf, offersInvoice, stepAfter, stepBefore, stepFor } from './checkout';

const today = '2026-03-05';
const terms = { total: 100_00, today };
const address = { name: 'Ada', street: 'Main Street 1', postcode: '12345', city: 'Berlin', country: 'DE' };
const card = { card: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const filled: Draft = { ...emptyDraft, ...address, ...card };

test('each field of an address that is empty has its message', () => {
  expect(errorsOf('address', { ...emptyDraft, name: '  ' }, { today })).toEqual({
    name: 'Enter your name',
    street: 'Enter your street',
    postcode: 'Enter your postcode',
    city: 'Enter your city',
    country: 'Choose a country',
  });
  expect(errorsOf('address', filled, { today })).toEqual({});
});

test('each field of a card that is empty has its message, and an invoice needs none of them', () => {
  expect(errorsOf('payment', emptyDraft, { today })).toEqual({
    card: 'This card number is not valid',
    expiry: 'Enter the expiry as MM/YY',
    cvc: 'Enter the three digits of the CVC',
  });
  expect(errorsOf('payment', filled, { today })).toEqual({});
  expect(errorsOf('payment', { ...emptyDraft, pay: 'invoice' }, { today })).toEqual({});
});

test('an invoice is offered up to €200.00', () => {
  expect([200_00, 200_01].map(offersInvoice)).toEqual([true, false]);
});

test.each([
  ['step=review', emptyDraft, 'address'],
  ['step=delivery', emptyDraft, 'address'],
  ['step=review', { ...emptyDraft, ...address }, 'payment'],
  ['step=payment', { ...emptyDraft, ...address }, 'payment'],
  ['step=review', { ...filled, name: '' }, 'address'],
  ['step=review', filled, 'review'],
  ['step=address', filled, 'address'],
  ['step=Review', filled, 'address'],
  ['', filled, 'address'],
] as const)('the query “%s” shows the first step that is missing, or its own', (query, draft, shown) => {
  expect(stepFor(query, draft, terms)).toBe(shown);
});

test('an invoice that was chosen is missing again where the total has grown', () => {
  const draft: Draft = { ...emptyDraft, ...address, pay: 'invoice' };
  expect(stepFor('step=review', draft, { ...terms, total: 200_00 })).toBe('review');
  expect(stepFor('step=review', draft, { ...terms, total: 200_01 })).toBe('payment');
});

test('steps follow each other', () => {
  expect([stepAfter('address'), stepAfter('payment'), stepBefore('review'), stepBefore('delivery')]).toEqual([
    'delivery',
    'review',
    'payment',
    'address',
  ]);
});
