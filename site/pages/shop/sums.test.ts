import { expect, test } from 'vitest';
import { centsIn, euros, typed } from './money';
import { codeIn, sumsOf } from './sums';

const kettle = { price: 4990, quantity: 1 };
const mugs = { price: 995, quantity: 2 };

test('a kettle and two mugs with SAVE10', () => {
  const sums = { goods: 6980, discount: 698, delivery: 0, total: 6282, vat: 1047 };
  expect(sumsOf([kettle, mugs], 'SAVE10', 'standard')).toEqual(sums);
});

test('one kettle', () => {
  const sums = { goods: 4990, discount: 0, delivery: 490, total: 5480, vat: 913 };
  expect(sumsOf([kettle], undefined, 'standard')).toEqual(sums);
});

test.each([
  [995, 100],
  [994, 99],
  [725, 73],
])('10 %% of %d is %d: half a cent counts up', (price, discount) => {
  expect(sumsOf([{ price, quantity: 1 }], 'SAVE10', 'pickup').discount).toBe(discount);
});

test.each([
  [2, 0],
  [3, 1],
  [9, 2],
])('a sixth of %d is %d', (price, vat) => {
  expect(sumsOf([{ price, quantity: 1 }], undefined, 'pickup').vat).toBe(vat);
});

test.each([
  [6000, undefined, 'standard', 0],
  [5999, undefined, 'standard', 490],
  [6666, 'SAVE10', 'standard', 490],
  [6667, 'SAVE10', 'standard', 0],
  [100, 'FREESHIP', 'standard', 0],
  [100, 'FREESHIP', 'express', 990],
  [9000, undefined, 'express', 990],
  [100, undefined, 'pickup', 0],
] as const)('delivery of %d with the code %s by %s costs %d', (price, code, way, delivery) => {
  expect(sumsOf([{ price, quantity: 1 }], code, way).delivery).toBe(delivery);
});

test.each([
  [' save10 ', { code: 'SAVE10' }],
  ['FreeShip', { code: 'FREESHIP' }],
  ['old20', { problem: 'This code has expired' }],
  ['SAVE', { problem: 'Unknown code' }],
])('the code “%s”', (text, result) => {
  expect(codeIn(text)).toEqual(result);
});

test('money is shown with two digits', () => {
  expect([124_900, 995, 0, -698].map(euros)).toEqual(['€1,249.00', '€9.95', '€0.00', '−€6.98']);
});

test.each([
  ['49.90', 4990],
  ['49.9', 4990],
  ['1249', 124_900],
  ['0.01', 1],
  ['9999.99', 999_999],
  ['0', undefined],
  ['10000', undefined],
  ['1.234', undefined],
  ['-1', undefined],
  ['abc', undefined],
])('the price “%s”', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

test('a price is typed as it is read', () => {
  expect(centsIn(typed(4990))).toBe(4990);
});
