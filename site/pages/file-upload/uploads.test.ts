import { expect, test } from 'vitest';
import { sizeText, uploaded } from './uploads';

test.each([
  [0, '0.00 KB (0 bytes)'],
  [1, '0.00 KB (1 byte)'],
  [5, '0.00 KB (5 bytes)'],
  [6, '0.01 KB'],
  [25, '0.02 KB'],
  [1023, '1.00 KB'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [5_000_000, '4882.81 KB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('an uploaded file leaves success, filename and size behind', () => {
  expect(uploaded(new File(['héllo'], 'note.txt'))).toEqual({ success: true, filename: 'note.txt', size: 6 });
});
