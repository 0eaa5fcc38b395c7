/**
 * The share of `whole` that `part` of `all` has, with this number of decimals. Where something is missing it is never
 * rounded to the whole: 250 of 251 bugs are 99 %, and not 100 %.
 */
export function shareOf(part: number, all: number, whole: number, decimals: number): number {
  const steps = 10 ** decimals;
  const share = Math.round((steps * whole * part) / all);
  const most = Math.round(steps * whole);
  return Math.max(0, part < all ? Math.min(share, most - 1) : most) / steps;
}
