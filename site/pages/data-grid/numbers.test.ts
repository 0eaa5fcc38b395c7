import { expect, test } from 'vitest';
import { accepted, refusal, shown } from './numbers';

test.each([
  ['price', 12.5, '12.50'],
  ['quantity', 7, '7'],
  ['weight', 3, '3.0'],
] as const)('a %s of %d is shown as %s', (field, value, text) => {
  expect(shown(field, value)).toBe(text);
});

test.each([0, 0.01, 99_999])('%d is accepted', (value) => {
  expect(accepted('price', value)).toBe(value);
});

test.each([-0.01, 99_999.01, Number.NaN, null, undefined])('%s is refused', (value) => {
  expect(accepted('price', value)).toBeUndefined();
});

test('a number is kept with as many decimals as it is shown with', () => {
  expect(accepted('price', 1.239)).toBe(1.24);
  expect(accepted('quantity', 2.6)).toBe(3);
});

test('the refusal names the cell and the limits', () => {
  expect(refusal('S-0007', 'Price')).toBe('S-0007 Price must be from 0 to 99,999');
});
