import alea from 'seedrandom/lib/alea.js';

/** A number from 0 up to 1. With a seed it is the same for the same use, on every instance and each time. */
export function seededChance(seed: string | null, ...use: (string | number)[]): number {
  return seed === null ? Math.random() : alea([seed, ...use].join('/'))();
}
