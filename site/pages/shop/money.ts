const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** An amount of cents as the shop shows it: `€1,249.00`, and what is taken off as `−€6.98`. */
export function euros(cents: number): string {
  return `${cents < 0 ? '−' : ''}${format.format(Math.abs(cents) / 100)}`;
}

/** The cents of a price that somebody has typed, `49.90` or `1249`. Undefined if it is none, or out of range. */
export function centsIn(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

/** The cents as one types them: `1249.00`. */
export function typed(cents: number): string {
  return (cents / 100).toFixed(2);
}
