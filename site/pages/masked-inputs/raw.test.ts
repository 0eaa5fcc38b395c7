import { expect, test } from 'vitest';
import { rawOf } from './raw';

test.each([
  ['phone', '+1 (212) 555-0134', '12125550134'],
  ['phone', '+1 (', ''],
  ['phone', '', ''],
  ['card', '3782 822463 10005', '378282246310005'],
  ['expiry', '08/31', '08/31'],
  ['expiry', '08/', ''],
  ['iban', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['amount-en', '1,234.50', '1234.5'],
  ['amount-en', '1,234,567.00', '1234567'],
  ['amount-en', '0.05', '0.05'],
  ['amount-en', '', ''],
  ['amount-en', '.', ''],
  ['amount-de', '1.234,50', '1234.5'],
  ['amount-de', '999.999.999,99', '999999999.99'],
  ['amount-de', '0,5', '0.5'],
  ['percent', '12.5 %', '12.5'],
  ['percent', '', ''],
  ['date', '05.08.2031', '2031-08-05'],
  ['date', '05.08.', ''],
  ['time', '14:05', '14:05'],
  ['time', '14:0', ''],
  ['trimmed', ' a ', ' a '],
] as const)('of %s “%s” a server gets “%s”', (field, text, raw) => {
  expect(rawOf(field, text)).toBe(raw);
});
