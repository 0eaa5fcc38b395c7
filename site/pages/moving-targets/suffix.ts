/** Six letters and digits for an id, as tools that make ids add them. `random` is from 0 up to 1. */
export function idSuffix(random: number): string {
  return Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}
