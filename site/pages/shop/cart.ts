import type { LineId, Way } from './ids';
import type { Prices, Stock } from './listing';
import { productOf } from './products';
import { type Code, codeIn, type Sums, sumsOf } from './sums';

export type CartLine = { line: LineId; quantity: number };

export type Cart = { lines: readonly CartLine[]; code?: Code; way: Way };

export const emptyCart: Cart = { lines: [], way: 'standard' };

/** What an action makes of a cart, and what it tells. */
export type WithMessage<Changed> = { changed: Changed; message: string };

export function quantityOf(cart: Cart, line: LineId): number {
  return cart.lines.find((one) => one.line === line)?.quantity ?? 0;
}

/** How many items are in it. */
export function countOf({ lines }: Cart): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export const notAQuantity = 'Enter a whole number from 1';

/** The quantity that somebody typed, if it is one. */
export function quantityIn(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text) || undefined : undefined;
}

/** Adds to what is there, but never more than the stock. */
export function added(cart: Cart, line: LineId, quantity: number, stock: Stock): WithMessage<Cart> {
  const wanted = quantityOf(cart, line) + quantity;
  const possible = Math.min(wanted, stock[line]);
  const message = possible < wanted ? onlyInStock(stock[line]) : 'Added to the cart';
  return { changed: withQuantity(cart, line, Math.max(possible, quantityOf(cart, line))), message };
}

/** The quantity that was typed into a line, from 1 to the stock. The message is empty where it is as it was typed. */
export function typedQuantity(cart: Cart, line: LineId, text: string, stock: Stock): WithMessage<Cart> {
  // Another tab has removed it a moment ago.
  if (quantityOf(cart, line) === 0) return { changed: cart, message: '' };
  const wanted = quantityIn(text);
  if (wanted === undefined) return { changed: cart, message: notAQuantity };
  const possible = Math.max(1, Math.min(wanted, stock[line]));
  return { changed: withQuantity(cart, line, possible), message: possible < wanted ? onlyInStock(stock[line]) : '' };
}

export function without(cart: Cart, line: LineId): Cart {
  return { ...cart, lines: cart.lines.filter((one) => one.line !== line) };
}

/** The cart with a line that was removed, at its former place. It joins what was added of it since then. */
export function putBack(cart: Cart, removed: CartLine, place: number, stock: Stock): Cart {
  if (quantityOf(cart, removed.line) > 0) return added(cart, removed.line, removed.quantity, stock).changed;
  return { ...cart, lines: cart.lines.toSpliced(place, 0, removed) };
}

/** Takes a code in the place of the one before. A text that is no code changes nothing, an empty one takes it away. */
export function withCode(cart: Cart, text: string): WithMessage<Cart> {
  const { code: _before, ...rest } = cart;
  if (text.trim() === '') return { changed: rest, message: '' };
  const typed = codeIn(text);
  if ('problem' in typed) return { changed: cart, message: typed.problem };
  return { changed: { ...cart, code: typed.code }, message: `${typed.code} applied` };
}

/** A customer's cart with what a guest has in theirs, up to the stock. */
export function joined(customers: Cart, guests: Cart, stock: Stock): Cart {
  const both = guests.lines.reduce((cart, { line, quantity }) => added(cart, line, quantity, stock).changed, customers);
  const code = guests.code ?? customers.code;
  const way = guests.lines.length > 0 ? guests.way : customers.way;
  return { ...both, way, ...(code && { code }) };
}

export function sumsOfCart({ lines, code, way }: Cart, prices: Prices): Sums {
  return sumsOf(
    lines.map(({ line, quantity }) => ({ price: prices[productOf(line).id], quantity })),
    code,
    way,
  );
}

/** What the stock is too small for, by line: `Only 1 left` or `Sold out`. */
export function shortages({ lines }: Cart, stock: Stock): Partial<Record<LineId, string>> {
  const short = lines.filter(({ line, quantity }) => stock[line] < quantity);
  return Object.fromEntries(
    short.map(({ line }) => [line, stock[line] === 0 ? 'Sold out' : `Only ${stock[line]} left`]),
  );
}

export function onlyInStock(stock: number): string {
  return stock === 0 ? 'Out of stock' : `Only ${stock} in stock`;
}

function withQuantity(cart: Cart, line: LineId, quantity: number): Cart {
  if (quantity === 0) return without(cart, line);
  const changed = { line, quantity };
  const isThere = quantityOf(cart, line) > 0;
  return {
    ...cart,
    lines: isThere ? cart.lines.map((one) => (one.line === line ? changed : one)) : [...cart.lines, changed],
  };
}
