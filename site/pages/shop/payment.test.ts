import { expect, test } from 'vitest';
import { cardProblem, cvcProblem, expiryProblem, resultOf } from './payment';

test.each([
  ['4242 4242 4242 4242', 'paid'],
  ['4242424242424242', 'paid'],
  [' 4000 0000 0000 0002 ', 'declined'],
  ['4000 0000 0000 3220', 'challenge'],
])('the card %s is taken, and its result is %s', (number, result) => {
  expect(cardProblem(number)).toBeUndefined();
  expect(resultOf(number)).toBe(result);
});

test.each([
  ['', 'This card number is not valid'],
  ['4242 4242 4242 4243', 'This card number is not valid'],
  ['4242', 'This card number is not valid'],
  ['4242-4242-4242-4242', 'This card number is not valid'],
  ['constructor', 'This card number is not valid'],
  ['5555 5555 5555 4444', 'This card is not supported'],
  ['3782 822463 10005', 'This card is not supported'],
])('the card number “%s” is refused: %s', (number, problem) => {
  expect(cardProblem(number)).toBe(problem);
});

test.each([
  ['03/26', undefined],
  ['04/26', undefined],
  ['01/27', undefined],
  [' 12/30 ', undefined],
  ['02/26', 'This card has expired'],
  ['12/25', 'This card has expired'],
  ['', 'Enter the expiry as MM/YY'],
  ['13/30', 'Enter the expiry as MM/YY'],
  ['1/30', 'Enter the expiry as MM/YY'],
  ['01/2030', 'Enter the expiry as MM/YY'],
])('on 5 March 2026 the expiry “%s” gives %s', (expiry, problem) => {
  expect(expiryProblem(expiry, '2026-03-05')).toBe(problem);
});

test.each(['', '12', '1234', '12a'])('“%s” is no CVC', (cvc) => {
  expect(cvcProblem(cvc)).toBe('Enter the three digits of the CVC');
  expect(cvcProblem(' 123 ')).toBeUndefined();
});
