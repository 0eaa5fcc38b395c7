import { expect, test } from 'vitest';
import { orders, pageOfOrders } from '../../shared/orders';
import { isOrder, isOrderPage, messageText } from './expected';

const page = pageOfOrders({ page: 1, size: 5 });

test('what the server returns is expected', () => {
  expect(orders.length).toBeGreaterThan(0);
  expect(orders.filter((order) => !isOrder(order))).toEqual([]);
  expect(isOrderPage(page)).toBe(true);
  expect(isOrderPage({ ...page, orders: [] })).toBe(true);
});

test.each([
  undefined,
  null,
  7,
  'x',
  [],
  {},
  { ...page, orders: null },
  { ...page, orders: [{}] },
  { ...page, total: '9' },
])('%j is no page of orders', (value) => {
  expect(isOrderPage(value)).toBe(false);
});

test.each([undefined, null, [], {}, { ...orders[0], item: {} }, { ...orders[0], quantity: '2' }])(
  '%j is no order',
  (value) => {
    expect(isOrder(value)).toBe(false);
  },
);

test('a message is read, and one that is nothing about an order is shown as it is', () => {
  expect(messageText('{"number":1,"order":1002,"status":"shipped"}')).toBe('order 1002 shipped');
  expect(messageText('{oops')).toBe('{oops');
  expect(messageText('null')).toBe('null');
});
