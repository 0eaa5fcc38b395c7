/**
 * What a counter does when another one sends a message: `{ ask: true }` from one that has just opened, and
 * `{ count: 3 }` from one that was asked or has counted. `frames/counter.js` does the same.
 */
export function heard(count: number, message: unknown): { count: number; answer?: { count: number } } {
  if (typeof message !== 'object' || message === null) return { count };
  if ('ask' in message) return { count, answer: { count } };
  return { count: 'count' in message && typeof message.count === 'number' ? message.count : count };
}
