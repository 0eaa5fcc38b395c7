/**
 * What a counter does when another one sends a message: `{ ask: true }` from a new one, `{ count: 3 }`
 * from one that got this or was reset, and `{ add: 1 }` from one that counts. That one does not send its count: two
 * that count at the same time would send the same. `frames/counter.js` speaks like this, too.
 */
export function heard(count: number, message: unknown): { count: number; answer?: { count: number } } {
  if (typeof message !== 'object' || message === null) return { count };
  if ('ask' in message) return { count, answer: { count } };
  if ('add' in message && typeof message.add === 'number') return { count: count + message.add };
  return { count: 'count' in message && typeof message.count === 'number' ? message.count : count };
}
