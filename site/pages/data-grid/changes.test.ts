import { expect, test } from 'vitest';
import { type Change, changeText, withoutLast } from './changes';

const price: Change = { id: 'S-0007', column: 'Price', before: '12.50', after: '13.00' };
const again: Change = { ...price, before: '13.00', after: '14.00' };
const note: Change = { id: 'S-0007', column: 'Note', before: 'Fragile', after: '' };

test('an edit is the cell, and its values', () => {
  expect(changeText(price)).toBe('S-0007 Price 12.50 → 13.00');
  expect(changeText(note)).toBe('S-0007 Note Fragile → empty');
});

test('the last edit of the cell goes', () => {
  expect(withoutLast([price, again, note], price)).toEqual([price, note]);
  expect(withoutLast([price, note], price)).toEqual([note]);
});

test('without an edit of the cell all of them stay', () => {
  expect(withoutLast([note], price)).toEqual([note]);
});
