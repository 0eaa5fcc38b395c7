import { expect, test } from 'vitest';
import { errorOf } from './errors';
import { fields, requiredFields } from './fields';

const today = '2031-08-15';

test('only the required fields may not be empty', () => {
  expect(fields.filter((field) => errorOf(field, '', today))).toEqual(requiredFields);
});

test.each([
  ['phone', '+1 (212) 555-0134', undefined],
  ['phone', '+1 (212) 555-013', 'This phone number is too short'],
  ['card', '4242 4242 4242 4242', undefined],
  ['card', '4242 4242 4242 4241', 'This card number is not valid'],
  ['expiry', '08/31', undefined],
  ['expiry', '07/31', 'This card has expired'],
  ['expiry', '12/30', 'This card has expired'],
  ['expiry', '01/32', undefined],
  ['expiry', '13/31', 'Enter a month and year like 08/31'],
  ['expiry', '00/32', 'Enter a month and year like 08/31'],
  ['expiry', '08/', 'Enter a month and year like 08/31'],
  ['iban', 'DE89 3704 0044 0532 0130 00', undefined],
  ['iban', 'DE88 3704 0044 0532 0130 00', 'This IBAN is not valid'],
  ['amount-en', '.', 'Enter an amount'],
  ['percent', '12.5 %', undefined],
  ['date', '29.02.2032', undefined],
  ['date', '29.02.2031', 'This date does not exist'],
  ['date', '31.02.2031', 'This date does not exist'],
  ['date', '01.13.2031', 'This date does not exist'],
  ['date', '01.', 'This date does not exist'],
  ['time', '00:00', undefined],
  ['time', '23:59', undefined],
  ['time', '24:00', 'This time does not exist'],
  ['time', '12:60', 'This time does not exist'],
  ['time', '12:', 'This time does not exist'],
  ['quantity', '97', undefined],
  ['quantity', '5', 'Enter 1, 4, 7 and so on up to 97'],
  ['bio', 'a', undefined],
] as const)('%s “%s” has the error %s', (field, text, error) => {
  expect(errorOf(field, text, today)).toBe(error);
});
