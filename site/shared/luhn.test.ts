import { expect, test } from 'vitest';
import { hasCheckDigit } from './luhn';

test.each(['4242424242424242', '5555555555554444', '378282246310005', '0'])('%s has its check digit', (digits) => {
  expect(hasCheckDigit(digits)).toBe(true);
});

test.each(['4242424242424243', '5555555555554440', '378282246310006'])('%s has a wrong check digit', (digits) => {
  expect(hasCheckDigit(digits)).toBe(false);
});
