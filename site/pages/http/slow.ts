/** In milliseconds. */
const answerTime = 2000;
const longestAnswer = 30_000;
const shortestAnswer = 500;

/**
 * How long the server should take, in milliseconds: two seconds times the delay scale. At least half a second,
 * since otherwise no patience would be shorter, and no longer than the server takes at most.
 */
export function askedTime(delayScale: number): number {
  return Math.min(Math.max(Math.round(answerTime * delayScale), shortestAnswer), longestAnswer);
}
