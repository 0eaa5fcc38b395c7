/** Which of the loads fails: the first or the second one, by a number from 0 up to 1. */
export function failingLoad(random: number): 1 | 2 {
  return random < 0.5 ? 1 : 2;
}
