import { expect, test } from 'vitest';
import { reviewText } from './review-text';

test.each([
  [{ stars: '4', comment: 'Good' }, 'Sent: 4 stars, Good'],
  [{ stars: '1', comment: '' }, 'Sent: 1 star, no comment'],
  [{ comment: 'Good' }, 'Sent: no stars, Good'],
])('%o is %s', (values, text) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  expect(reviewText(data)).toBe(text);
});
