// The sums of a cart, an order, an invoice and a quote of the API. Everything is in cents.
import type { Way } from './ids';

export const waysAsShown: Readonly<Record<Way, string>> = {
  standard: 'Standard',
  express: 'Express',
  pickup: 'Pick-up',
};

const prices: Readonly<Record<Way, number>> = { standard: 490, express: 990, pickup: 0 };

/** From here on standard delivery is free. */
export const freeFrom = 6000;

export const codes = ['SAVE10', 'FREESHIP'] as const;
export type Code = (typeof codes)[number];

export type Priced = { price: number; quantity: number };

export type Sums = {
  goods: number;
  /** What is taken off, as a positive number. */
  discount: number;
  delivery: number;
  total: number;
  /** Included in the total. */
  vat: number;
};

export function sumsOf(lines: readonly Priced[], code: Code | undefined, way: Way): Sums {
  const goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const discount = code === 'SAVE10' ? halvesUp(goods, 10) : 0;
  const delivery = deliveryOf(goods - discount, code, way);
  const total = goods - discount + delivery;
  return { goods, discount, delivery, total, vat: halvesUp(total, 6) };
}

/** What a way of delivery costs for goods of this price after the discount. */
export function deliveryOf(discounted: number, code: Code | undefined, way: Way): number {
  if (way !== 'standard') return prices[way];
  return code === 'FREESHIP' || discounted >= freeFrom ? 0 : prices.standard;
}

/** The code that somebody has typed, in capitals or not, or what is wrong with it. */
export function codeIn(text: string): { code: Code } | { problem: string } {
  const typed = text.trim().toUpperCase();
  const code = codes.find((one) => one === typed);
  if (code) return { code };
  return { problem: typed === 'OLD20' ? 'This code has expired' : 'Unknown code' };
}

/** Of whole cents, because a fraction of a cent would not be exact. */
function halvesUp(cents: number, part: number): number {
  return Math.floor((2 * cents + part) / (2 * part));
}
