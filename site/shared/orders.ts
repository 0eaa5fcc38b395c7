import { seededChance } from '../run/seeded-chance';

/** The orders of `/api/orders`, which the server and an export have alike. */

export const orderStatuses = ['open', 'shipped', 'returned'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type Order = { id: number; customer: string; item: string; quantity: number; status: OrderStatus };

/** A part of the orders, as `GET /api/orders` returns it. */
export type OrderPage = { orders: Order[]; page: number; size: number; pages: number; total: number };

const [open, shipped, returned] = orderStatuses;

const rows: readonly (readonly [customer: string, item: string, quantity: number, status: OrderStatus])[] = [
  ['Ada Byron', 'Desk lamp', 2, open],
  ['Ben Carter', 'Notebook', 12, shipped],
  ['Chloe Dubois', 'Office chair', 1, open],
  ['Dan Evans', 'Ink cartridge', 4, returned],
  ['Ella Fischer', 'Desk lamp', 1, shipped],
  ['Femi Garba', 'Whiteboard', 1, open],
  ['Grace Hill', 'Paper clips', 30, shipped],
  ['Hugo Ibsen', 'Notebook', 6, open],
  ['Ines Jansen', 'Monitor arm', 2, shipped],
  ['Jon Keller', 'Office chair', 3, returned],
  ['Kim Lopez', 'Ink cartridge', 8, open],
  ['Liam Meyer', 'Desk lamp', 5, shipped],
  ['Mia Novak', 'Whiteboard', 2, shipped],
  ['Noah Olsen', 'Stapler', 1, open],
  ['Olga Petrov', 'Paper clips', 10, returned],
  ['Paul Quinn', 'Monitor arm', 1, open],
  ['Rita Rossi', 'Stapler', 7, shipped],
  ['Sam Silva', 'Notebook', 20, open],
  ['Tara Toth', 'Ink cartridge', 2, shipped],
  ['Uma Varga', 'Office chair', 1, shipped],
  ['Vera Weiss', 'Desk lamp', 3, returned],
  ['Will Young', 'Stapler', 2, open],
  ['Zoe Zeman', 'Whiteboard', 1, shipped],
];

export const orders: readonly Order[] = rows.map(([customer, item, quantity, status], index) => ({
  id: 1001 + index,
  customer,
  item,
  quantity,
  status,
}));

type Choice = { page: number; size: number; status?: OrderStatus; customer?: string };

/** The orders with a status, and with a text in the customer's name, and of those one page. Pages begin at 1. */
export function pageOfOrders({ page, size, status, customer = '' }: Choice): OrderPage {
  const word = customer.toLowerCase();
  const found = orders.filter(
    (order) => (status === undefined || order.status === status) && order.customer.toLowerCase().includes(word),
  );
  return {
    orders: found.slice((page - 1) * size, page * size),
    page,
    size,
    pages: Math.max(1, Math.ceil(found.length / size)),
    total: found.length,
  };
}

/** New orders have ids of their own: from this one to 999,999. */
export const firstNewId = 100_000;

/** The id of a new order. With a seed it is the same for the same order and the same number of its request. */
export function newOrderId(seed: string | null, order: object, request: number): number {
  return firstNewId + Math.floor(seededChance(seed, 'order', JSON.stringify(order), request) * 900_000);
}
