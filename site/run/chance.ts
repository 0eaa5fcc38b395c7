import alea from 'seedrandom/lib/alea.js';
import { runOptions } from './page-options';

const streams = new Map<string, () => number>();

/**
 * A random number from 0 up to 1. Each use has a stream of its own: with a seed, a stream gives the same numbers in
 * every run, however often the other streams are read.
 */
export function random(use: string): number {
  if (runOptions.seed === null) return Math.random();
  let stream = streams.get(use);
  if (!stream) {
    stream = alea(`${runOptions.seed}/${use}`);
    streams.set(use, stream);
  }
  return stream();
}

const numbersOfLoad = new Map<string, number>();

/**
 * The first random number of a use, again and again: for what a page chooses when it is loaded. A visitor who leaves
 * the page and comes back without loading a document finds the same choice.
 */
export function randomOfLoad(use: string): number {
  const number = numbersOfLoad.get(use) ?? random(use);
  numbersOfLoad.set(use, number);
  return number;
}

/**
 * A simulated wait of `min` to `max` milliseconds, times the run's delay scale.
 * When the signal aborts, the promise stays pending, so nothing after `await` runs on a page that was left.
 */
export function wait(use: string, min: number, max = min, signal?: AbortSignal): Promise<void> {
  const chosen = min === max ? min : min + Math.floor(random(use) * (max - min + 1));
  return new Promise((resolve) => {
    if (signal?.aborted) return;
    const timer = setTimeout(resolve, Math.round(chosen * runOptions.delayScale));
    signal?.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
