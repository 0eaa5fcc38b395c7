/** What a counter knows. While it waits for the count of the others, `asking` is the id of its question. */
export interface Counter {
  count: number;
  /** How often the count was raised here since the question. */
  own: number;
  asking?: number | undefined;
}

type Heard = { counter: Counter; reply?: { to: number; count: number } };

/**
 * What a counter does when another one sends a message: `{ ask: 7 }` from a new one, `{ to: 7, count: 3 }` as the reply
 * to that one, `{ add: 1 }` from one that counts, and `{ count: 0 }` from one that was reset. One that counts does not
 * send its count: two that count at the same time would send the same. `frames/counter.js` speaks like this, too.
 */
export function heard(counter: Counter, message: unknown): Heard {
  const { ask, to, add, count } = (message ?? {}) as Record<string, unknown>;
  if (typeof ask === 'number') return { counter, reply: { to: ask, count: counter.count } };
  if (typeof add === 'number') return { counter: { ...counter, count: counter.count + add } };
  if (typeof count !== 'number') return { counter };
  if (to === undefined) return { counter: { count, own: 0 } };
  // The reply was sent before the other heard what was counted here, and each of the others replies.
  return { counter: to === counter.asking ? { count: count + counter.own, own: 0 } : counter };
}

export const counted = (counter: Counter): Counter => ({
  ...counter,
  count: counter.count + 1,
  own: counter.own + 1,
});
