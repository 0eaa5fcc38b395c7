/** Where the bar should be stopped, in percent. */
export const target = 75;

/** How long the bar stays at each percent, in milliseconds. */
export const stepTime = 50;

/** How far from its target the bar was stopped: `Stopped at 72%, 3 too early`. */
export function stopResult(percent: number): string {
  const how = percent < 100 ? 'Stopped at' : 'Ran to';
  return `${how} ${percent}%, ${difference(percent - target)}`;
}

function difference(over: number): string {
  if (over === 0) return 'just right';
  return over < 0 ? `${-over} too early` : `${over} too late`;
}
