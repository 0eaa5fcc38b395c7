import { newOrderId, type Order, type OrderStatus, pageOfOrders } from '../../shared/orders';
import type { Outcome } from './ask';

type Mocked = { method: string; address: string; body: unknown; number: number; seed: string | null };

/** Mocks the server that an export does not have: it says the same, and stores nothing either. */
export function mockedOutcome({ method, address, body, number, seed }: Mocked): Outcome {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const id = Number(pathname.split('/')[3]);
  switch (method) {
    case 'GET': {
      const status = (searchParams.get('status') ?? undefined) as OrderStatus | undefined;
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
      return { status: '200', value: pageOfOrders({ page, size, status }) };
    }
    case 'POST': {
      const order = ordered(body as Order);
      const wrong = wrongWith(order);
      if (wrong) return { status: '422', failure: '422', detail: wrong };
      return { status: '201', value: { id: newOrderId(seed, order, number), ...order, status: 'open' } };
    }
    case 'PUT': {
      const order = body as Order;
      const wrong = wrongWith(order);
      if (wrong) return { status: '422', failure: '422', detail: wrong };
      return { status: '200', value: { ...order, id } };
    }
    default:
      return { status: '204', value: undefined };
  }
}

/** In the order of the server's fields, because the id is made of its text. */
function ordered({ customer, item, quantity }: Order) {
  return { customer: customer.trim(), item: item.trim(), quantity };
}

/** What the server says about it. Empty for an order that it takes. */
function wrongWith({ customer, item, quantity }: Pick<Order, 'customer' | 'item' | 'quantity'>): string {
  const wrong = [
    customer === '' && 'customer must not be empty',
    customer.length > 60 && 'customer must have at most 60 characters',
    item === '' && 'item must not be empty',
    item.length > 60 && 'item must have at most 60 characters',
    !Number.isInteger(quantity) && 'quantity must be a whole number',
    !(quantity >= 1 && quantity <= 99) && 'quantity must be from 1 to 99',
  ].filter(Boolean);
  return wrong.length > 0 ? `${wrong.join(', ')}.` : '';
}
