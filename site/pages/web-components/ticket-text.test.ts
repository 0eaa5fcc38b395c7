import { expect, test } from 'vitest';
import { ticketText } from './ticket-text';

test.each([
  [1, '1 ticket, 20 €'],
  [3, '3 tickets, 60 €'],
])('%d is %s', (count, text) => {
  expect(ticketText(count, 20)).toBe(text);
});
