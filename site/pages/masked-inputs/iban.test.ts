import { expect, test } from 'vitest';
import { isIban } from './iban';

test.each(['DE89370400440532013000', 'GB29NWBK60161331926819', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S'])(
  '%s is right',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);

test.each([
  '',
  'DE',
  'DE88370400440532013000',
  'DE90370400440532013000',
  'DE89370400440532013001',
  'GB29NWBK60161331926818',
  'de89370400440532013000',
  'DE89 3704 0044 0532 0130 00',
])('“%s” is not', (iban) => {
  expect(isIban(iban)).toBe(false);
});
