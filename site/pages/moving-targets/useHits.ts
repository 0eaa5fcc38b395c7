import { useState } from 'react';

/** Counts clicks that hit their target, and those that hit something else in its place. */
export function useHits() {
  const [{ hits, misses }, setCounts] = useState({ hits: 0, misses: 0 });

  function count(hit: boolean) {
    setCounts((before) => (hit ? { ...before, hits: before.hits + 1 } : { ...before, misses: before.misses + 1 }));
  }

  return [`Hits: ${hits}, misses: ${misses}`, count] as const;
}
