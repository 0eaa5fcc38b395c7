import type { Cart } from './cart';
import type { Country, Draft, PayWay } from './checkout';
import type { LineId, Way } from './ids';
import type { Prices } from './listing';
import { nameOfLine, productOf } from './products';
import { type Code, type Sums, sumsOf } from './sums';

export type OrderStatus = 'Placed' | 'Shipped' | 'Cancelled';

export type OrderLine = { line: LineId; name: string; price: number; quantity: number };

export type Order = {
  /** `PS-100001` */
  number: string;
  /** The id of its customer. */
  user: string;
  /** When it was placed, as a clock on the wall shows it: `2026-03-05T09:30`. */
  placed: string;
  status: OrderStatus;
  /** With the prices of that time. */
  lines: readonly OrderLine[];
  code?: Code;
  way: Way;
  pay: PayWay;
  to: { name: string; street: string; postcode: string; city: string; country: Country };
};

const home = {
  name: 'Ada Lovelace',
  street: '12 St James’s Square',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
} as const;

/** The orders that there are before anybody places one. The stock is what they have left. */
export const firstOrders: readonly Order[] = [
  {
    number: 'PS-100001',
    user: 'ada',
    placed: '2025-11-03T10:15',
    status: 'Shipped',
    lines: [orderLine('kettle', 4990, 1), orderLine('mug', 995, 2)],
    code: 'SAVE10',
    way: 'standard',
    pay: 'card',
    to: home,
  },
  {
    number: 'PS-100002',
    user: 'ada',
    placed: '2025-11-20T16:40',
    status: 'Placed',
    lines: [orderLine('lamp', 3450, 1), orderLine('socks-m', 1240, 2)],
    way: 'standard',
    pay: 'invoice',
    to: home,
  },
];

function orderLine(line: LineId, price: number, quantity: number): OrderLine {
  return { line, name: nameOfLine(line), price, quantity };
}

export function orderLines({ lines }: Cart, prices: Prices): OrderLine[] {
  return lines.map(({ line, quantity }) => orderLine(line, prices[productOf(line).id], quantity));
}

export function sumsOfOrder({ lines, code, way }: Order): Sums {
  return sumsOf(lines, code, way);
}

/** Where an order goes. */
export function addressee({ name, street, postcode, city, country }: Draft): Order['to'] {
  return {
    name: name.trim(),
    street: street.trim(),
    postcode: postcode.trim(),
    city: city.trim(),
    country: country as Country,
  };
}

/** A number of six digits that no order has, from a random number of this run. */
export function orderNumber(orders: readonly Order[], chance: number): string {
  const [lowest, count] = [100_000, 900_000];
  const taken = new Set(orders.map(({ number }) => number));
  let digits = lowest + Math.floor(chance * count);
  while (taken.has(`PS-${digits}`)) digits = digits + 1 < lowest + count ? digits + 1 : lowest;
  return `PS-${digits}`;
}

/** A customer's orders, the latest first. */
export function ordersOf(orders: readonly Order[], user: string): Order[] {
  return orders.filter((order) => order.user === user).reverse();
}

/** `5 March 2026, 09:30` */
export function shownTime(placed: string): string {
  const [day = '', time = ''] = placed.split('T');
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${date}, ${time}`;
}
