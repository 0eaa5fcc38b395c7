import IMask from 'imask';
import { expect, test } from 'vitest';
import { type MaskedField, masks } from './masks';

/** The text of a field after this was pasted, and once the field was left. */
function masked(field: MaskedField, pasted: string): string {
  const mask = IMask.createMask(masks[field]);
  mask.splice(0, 0, pasted, undefined, { input: true, raw: true });
  mask.doCommit();
  return mask.value;
}

test.each([
  ['phone', '+1 (212) 555-0134', ['2125550134', '12125550134', '+1 212 555 0134', '212.555.0134']],
  ['card', '4242 4242 4242 4242', ['4242424242424242', '4242-4242-4242-4242', '4242 4242 4242 4242 9']],
  ['card', '3782 822463 10005', ['378282246310005', '3782 822463 10005', '3782-8224-6310-005']],
  ['expiry', '08/31', ['0831', '08/31', '08 / 31']],
  ['iban', 'DE89 3704 0044 0532 0130 00', ['de89370400440532013000', 'DE89-3704-0044-0532-0130-00']],
  ['amount-en', '1,234.50', ['1234.5', '1,234.50', '$ 1,234.5']],
  ['amount-de', '1.234,50', ['1234,5', '1.234,50', '1.234,5 €']],
  ['percent', '12.5 %', ['12.5', '12.5%', '12.5 %', '12,5', ' 12.5', 'about 12.5', '% 12.5']],
  ['date', '05.08.2031', ['05082031', '05.08.2031', '05/08/2031', '2031-08-05']],
  ['time', '14:05', ['1405', '14:05', '14.05']],
] as const)('%s is “%s” by any way to write it', (field, text, ways) => {
  expect(ways.map((way) => masked(field, way))).toEqual(ways.map(() => text));
});

test('an empty field stays empty', () => {
  for (const field of Object.keys(masks) as MaskedField[]) expect(masked(field, '')).toBe('');
});

test.each([' ', '%', ' %', 'abc'])('“%s” leaves no percent sign by itself', (pasted) => {
  expect(masked('percent', pasted)).toBe('');
});
