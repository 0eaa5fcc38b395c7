import { type Order, type OrderStatus, pageOfOrders } from '../../shared/orders';
import type { Outcome } from './ask';

/** Mocks the server that an export does not have: the same orders, and nothing is stored. */
export function mockedOutcome(method: string, address: string, body: unknown, number: number): Outcome {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const id = Number(pathname.split('/')[3]);
  switch (method) {
    case 'GET': {
      const status = (searchParams.get('status') ?? undefined) as OrderStatus | undefined;
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
      return { status: '200', value: pageOfOrders({ page, size, status }) };
    }
    case 'POST': {
      const order = body as Order;
      const wrong = wrongWith(order);
      if (wrong) return { status: '422', failure: '422', detail: wrong };
      return { status: '201', value: { ...order, id: 100_000 + number, status: 'open' } };
    }
    case 'PUT':
      return { status: '200', value: { id, ...(body as object) } };
    default:
      return { status: '204', value: undefined };
  }
}

function wrongWith({ customer, item, quantity }: Order): string {
  const wrong = [
    customer.trim() === '' && 'customer must not be empty',
    item.trim() === '' && 'item must not be empty',
    !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99) && 'quantity must be from 1 to 99',
  ].filter(Boolean);
  return wrong.length > 0 ? `${wrong.join(', ')}.` : '';
}
