import { expect, test } from 'vitest';
import { isCardNumber, kindOf } from './cards';

test.each([
  ['4242 42', 'Visa'],
  ['5105', 'Mastercard'],
  ['5500', 'Mastercard'],
  ['2221', 'Mastercard'],
  ['2720 99', 'Mastercard'],
  ['34', 'American Express'],
  ['3782 82', 'American Express'],
  ['50', ''],
  ['2220', ''],
  ['2721', ''],
  ['36', ''],
  ['', ''],
])('“%s” is a card of kind “%s”', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  ['4242424242424242', true],
  ['378282246310005', true],
  // Right by its check digit, and too short.
  ['42424242424242', false],
  ['0', false],
  ['', false],
])('that “%s” is a card number is %s', (digits, right) => {
  expect(isCardNumber(digits)).toBe(right);
});
