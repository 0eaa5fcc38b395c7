/** How many decimals a column of numbers shows. */
export const decimals = { price: 2, quantity: 0, weight: 1 } as const;
export type NumberField = keyof typeof decimals;

const largest = 99_999;

/** The number as its column shows it: `12.50`. */
export function shown(field: NumberField, value: number): string {
  return value.toFixed(decimals[field]);
}

/** The number as its column keeps it; none if it is refused. */
export function accepted(field: NumberField, value: number | null | undefined): number | undefined {
  if (value === null || value === undefined || !(value >= 0 && value <= largest)) return undefined;
  return Number(shown(field, value));
}

export function refusal(id: string, label: string): string {
  return `${id} ${label} must be from 0 to ${largest.toLocaleString('en')}`;
}
