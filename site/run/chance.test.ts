import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const runOptions = vi.hoisted((): { seed: string | null; delayScale: number } => ({ seed: null, delayScale: 1 }));
vi.mock('./page-options', () => ({ runOptions }));

/** The module as a new document has it: its streams start from the beginning. */
async function chanceWith(seed: string | null) {
  runOptions.seed = seed;
  vi.resetModules();
  return import('./chance');
}

afterEach(() => {
  runOptions.delayScale = 1;
});

// Users have seeds in their test suites, so the numbers of a seed may change only in a major version.
test('the numbers behind a seed stay what they are', async () => {
  const { random } = await chanceWith('7');
  const numbers = [random('sign-in'), random('sign-in'), random('sign-in')];
  expect(numbers).toEqual([0.6286772543098778, 0.001964034978300333, 0.6949834646657109]);
});

test('one use does not move the numbers of another', async () => {
  const { random } = await chanceWith('7');
  random('ab-variant');
  expect(random('sign-in')).toBe(0.6286772543098778);
});

test('neighbouring seeds and uses have streams that do not resemble each other', async () => {
  const first: number[] = [];
  for (let seed = 0; seed < 400; seed++) first.push((await chanceWith(`${seed}`)).random('ab-variant'));
  expect(new Set(first).size).toBe(400);
  const share = first.filter((value) => value < 0.5).length / first.length;
  // Four standard deviations of a fair coin thrown 400 times.
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
});

test('without a seed the numbers are random', async () => {
  const { random } = await chanceWith(null);
  const numbers = Array.from({ length: 20 }, () => random('sign-in'));
  expect(new Set(numbers).size).toBe(20);
  expect((await chanceWith(null)).random('sign-in')).not.toBe(numbers[0]);
});

test('what is chosen when a page is loaded stays, and is the first number of its use', async () => {
  const { randomOfLoad } = await chanceWith('7');
  expect([randomOfLoad('sign-in'), randomOfLoad('sign-in')]).toEqual([0.6286772543098778, 0.6286772543098778]);
});

describe('a wait', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** After how many milliseconds the promise resolves. */
  async function lengthOf(waiting: Promise<void>): Promise<number> {
    const start = Date.now();
    let end: number | undefined;
    waiting.then(() => {
      end = Date.now();
    });
    for (let ms = 0; ms < 10_000 && end === undefined; ms++) await vi.advanceTimersByTimeAsync(1);
    return (end ?? Number.NaN) - start;
  }

  test('has the length that its seed gives it', async () => {
    const { wait } = await chanceWith('7');
    // 1000 + floor(0.6286772543098778 * 2001)
    expect(await lengthOf(wait('sign-in', 1000, 3000))).toBe(2257);
    // 1000 + floor(0.001964034978300333 * 2001)
    expect(await lengthOf(wait('sign-in', 1000, 3000))).toBe(1003);
  });

  test('reaches both of its ends', async () => {
    const { wait } = await chanceWith('7');
    const lengths = new Set<number>();
    for (let index = 0; index < 60; index++) lengths.add(await lengthOf(wait('ends', 1, 3)));
    expect([...lengths].sort()).toEqual([1, 2, 3]);
  });

  test('is multiplied by the delay scale', async () => {
    const { wait } = await chanceWith('7');
    runOptions.delayScale = 0.5;
    expect(await lengthOf(wait('sign-in', 1000))).toBe(500);
  });

  test('of a fixed length draws no number', async () => {
    const { random, wait } = await chanceWith('7');
    await lengthOf(wait('sign-in', 10));
    expect(random('sign-in')).toBe(0.6286772543098778);
  });

  test.each(['before', 'after'])('stays pending when its signal aborts %s the start', async (moment) => {
    const { wait } = await chanceWith('7');
    const controller = new AbortController();
    if (moment === 'before') controller.abort();
    const ended = vi.fn();
    wait('sign-in', 10, 10, controller.signal).then(ended);
    controller.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
