import type { Order, OrderPage } from '../../shared/orders';

// A response may be any JSON, because a test can mock it.

export function isOrder(value: unknown): value is Order {
  return (
    isObject(value) &&
    ['customer', 'item', 'status'].every((name) => typeof value[name] === 'string') &&
    ['id', 'quantity'].every((name) => typeof value[name] === 'number')
  );
}

export function isOrderPage(value: unknown): value is OrderPage {
  return (
    isObject(value) &&
    ['page', 'pages', 'total'].every((name) => typeof value[name] === 'number') &&
    Array.isArray(value.orders) &&
    value.orders.every(isOrder)
  );
}

/** What a message says: “order 1002 shipped”, or a text as it is if that is nothing about an order. */
export function messageText(data: string): string {
  try {
    const { order, status } = JSON.parse(data);
    return `order ${order} ${status}`;
  } catch {
    return data;
  }
}

function isObject(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
