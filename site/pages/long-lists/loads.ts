/** How many items each load of a list brings, and how many there are in all. */
export const feed = { step: 20, total: 200 };
export const parts = { step: 10, total: 50 };

/** Which load of the feed fails, counted from 1. `random` is from 0 up to 1. */
export function failingLoad(random: number): number {
  return 1 + Math.floor(random * (feed.total / feed.step - 1));
}

/** The items that are shown, by their numbers. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
